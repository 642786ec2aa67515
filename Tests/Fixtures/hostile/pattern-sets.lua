-- ends: time
while true do ("a"):rep(3000):match("[a-z]*[^b]*[%w_]*[a]*[aa]*!") end
