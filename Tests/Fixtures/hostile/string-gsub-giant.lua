-- ends: memory
local s = ("x"):rep(1000000)
return (s:gsub("x", s))
