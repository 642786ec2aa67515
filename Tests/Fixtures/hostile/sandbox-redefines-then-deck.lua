-- ends: finishes
local fc, setmetatable, getmetatable, rawset, pcall, pairs = fc, setmetatable, getmetatable, rawset, pcall, pairs
local names = {}
for name in pairs(_G) do names[name] = true end
local deck = fc.deck { title = "Survivor" }
deck:answer_key("Key", function(key)
  for i = 1, 5 do key:card { question = "q" .. i, answer = "a" .. i, check = function() return true end } end
end)
for name in pairs(names) do pcall(rawset, _G, name, function() while true do end end) end
return deck
