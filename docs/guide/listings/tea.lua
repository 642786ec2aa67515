local fc = require "fc"

print "Pour the water."

local minutes = 0
local reminder = fc.every(60, function()
  minutes = minutes + 1
  print("The tea has drawn for " .. minutes .. " min.")
end)

fc.after(200, function()
  reminder:cancel()
  print "Take the leaves out."
end)
