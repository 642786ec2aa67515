-- ends: time
local s = ("\xc2\x80"):rep(2000000)
while true do
  utf8.offset(s, 2000000)
  utf8.offset(s, -1999999)
  utf8.len(s)
end
