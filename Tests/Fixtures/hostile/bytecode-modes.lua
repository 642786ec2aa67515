-- ends: finishes
for _, mode in ipairs { "b", "bt", "tb", "", "x", "\0", ("t"):rep(1000) } do
  assert(not pcall(load, "return 1", "x", mode))
end
assert(not load("\27Lua" .. ("\255"):rep(1000)))
assert(not load(coroutine.wrap(function() coroutine.yield "\27" coroutine.yield "Lua" end)))
assert(not pcall(function() return string.dump(print) end))
