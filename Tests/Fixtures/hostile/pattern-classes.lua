-- ends: time
while true do ("a"):rep(3000):match("%w*%w*%w*%w*%w*%w*%d") end
