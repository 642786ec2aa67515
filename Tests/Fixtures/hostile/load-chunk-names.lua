-- ends: error
for _, name in ipairs { "@quiz.lua", "=x", "", "@", "=[fcscript]", "@\0", ("@x"):rep(10000), "@\27[2J", "%s%n" } do
  pcall(load("error 'x'", name))
  pcall(load("local function f(n) return n > 0 and f(n - 1) + 1 or error(n) end f(1000)", name))
  load("x x", name)
end
load("error 'x'", "=" .. ("y"):rep(100000))()
