-- ends: time
local function nest(n)
  if n == 0 then while true do end end
  pcall(coroutine.wrap(function() nest(n - 1) end))
  while true do end
end
nest(50)
