-- ends: error overflow
local function again() fc.task(again) end
again()
