-- ends: time
-- The subject repeats what the text looked for begins with.
local subject, text = ("a"):rep(4000000), ("a"):rep(2000000) .. "b"
while true do subject:find(text, 1, true) end
