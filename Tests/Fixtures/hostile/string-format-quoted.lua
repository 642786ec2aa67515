-- ends: memory
local s = ("\0"):rep(10000000)
return ("%q"):format(s)
