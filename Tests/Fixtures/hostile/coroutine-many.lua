-- ends: memory
local keep = {}
while true do
  local co = coroutine.create(coroutine.yield)
  coroutine.resume(co)
  keep[#keep + 1] = co
end
