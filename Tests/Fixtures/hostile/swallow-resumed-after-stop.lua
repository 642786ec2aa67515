-- ends: time
local other = coroutine.create(function()
  while true do pcall(coroutine.yield) end
end)
while true do
  pcall(function() while true do coroutine.resume(other) end end)
  coroutine.resume(other)
  print "still here"
end
