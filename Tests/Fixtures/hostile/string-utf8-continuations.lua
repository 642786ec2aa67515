-- ends: time
local s = ("\x80"):rep(4000000)
while true do
  pcall(utf8.offset, s, 0, 4000000)
  pcall(utf8.offset, s, 1)
end
