-- ends: time
local function nest()
  coroutine.resume(coroutine.create(nest))
  while true do end
end
nest()
