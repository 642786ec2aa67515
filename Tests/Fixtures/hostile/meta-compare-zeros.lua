-- ends: time
local a, b = ("\0"):rep(4000000) .. "a", ("\0"):rep(4000000) .. "b"
while a < b do end
