-- ends: error C stack overflow
local function again() return (("x"):gsub("x", again)) end
again()
