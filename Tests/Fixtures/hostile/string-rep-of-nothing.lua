-- ends: time
-- No memory is needed, only patience.
local empty = ""
while true do
  empty:rep(math.maxinteger)
  empty:rep(math.maxinteger, "")
end
