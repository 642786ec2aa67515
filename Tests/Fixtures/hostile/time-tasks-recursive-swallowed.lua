-- ends: time
local function again() pcall(fc.task, again) end
while true do again() end
