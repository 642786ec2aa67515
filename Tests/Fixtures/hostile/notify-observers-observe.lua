-- ends: limit
fc.observe("x", function()
  for _ = 1, 100 do fc.observe("x", function() end) end
end)
while true do fc.post "x" end
