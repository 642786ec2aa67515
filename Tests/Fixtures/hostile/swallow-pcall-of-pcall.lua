-- ends: time
local function loop() while true do end end
while true do pcall(pcall, pcall, pcall, pcall, loop) end
