-- ends: memory
local keep = {}
while true do
  xpcall(function() while true do keep[#keep + 1] = { 1 } end end,
    function() while true do keep[#keep + 1] = { 1 } end end)
end
