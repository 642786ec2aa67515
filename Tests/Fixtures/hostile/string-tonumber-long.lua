-- ends: time
-- options: memory=32
local digits = ("9"):rep(5000000)
while true do
  tonumber(digits)
  tonumber(digits, 36)
  tonumber("0x" .. digits)
  tonumber("0." .. digits)
  tonumber((" "):rep(5000000))
end
