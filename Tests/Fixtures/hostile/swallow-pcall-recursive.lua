-- ends: time
local function again() pcall(again) again() end
again()
