-- ends: time
local function handler() return xpcall(error, handler) end
while true do xpcall(error, handler) end
