-- ends: time
local co = coroutine.wrap(function()
  while true do pcall(function() coroutine.yield() while true do end end) end
end)
co()
while true do pcall(co) end
