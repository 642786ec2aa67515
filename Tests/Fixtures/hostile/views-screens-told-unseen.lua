-- ends: memory
local screens = {}
for i = 1, math.huge do
  screens[i] = fc.ui.screen {}
  for _ = 1, 10 do screens[i]:tell(("x"):rep(60000)) end
end
