-- ends: time
while true do pcall(require, "no_such_module") end
