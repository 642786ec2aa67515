-- ends: time
local subject, text = ("a"):rep(4000000), ("a"):rep(2000000) .. "b"
while true do subject:find(text) end
