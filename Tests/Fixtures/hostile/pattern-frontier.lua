-- ends: time
while true do (("a "):rep(20000)):find("%f[%w].-%f[%W].-%f[%w].-%f[%W].-!") end
