-- ends: time
local seen
while true do
  local ok, message = pcall(function() while true do end end)
  seen = message
  if not ok then print("caught", seen) end
end
