-- ends: time
-- Garbage only: there is room as soon as somebody collects it.
pcall(collectgarbage, "stop")
while true do
  pcall(collectgarbage, "stop")
  pcall(collectgarbage, "setpause", 1000)
  local _ = { {}, {}, {} }
end
