-- ends: time
-- No memory is needed, only patience.
while true do
  (""):rep(math.maxinteger)
  (""):rep(math.maxinteger, "")
end
