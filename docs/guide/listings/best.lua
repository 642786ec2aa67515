local fc = require "fc"

fc.defaults:register { best = 0 }

local points = tonumber(fc.args[1]) or 0
local best = fc.defaults:get "best"

if points > best then
  fc.defaults:set("best", points)
  print(points .. " points: better than ever!")
else
  print(points .. " points. The best so far are " .. best .. ".")
end
