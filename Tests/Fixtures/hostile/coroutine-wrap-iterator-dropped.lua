-- ends: memory
local keep = {}
while true do
  for value in coroutine.wrap(function() for i = 1, 10 do coroutine.yield(i) end end) do
    keep[#keep + 1] = coroutine.wrap(function() coroutine.yield(value) end)
    break
  end
end
