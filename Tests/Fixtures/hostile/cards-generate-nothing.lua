-- ends: time
-- options: plays
local deck = fc.deck { title = "Generated" }
deck:answer_key("Key", function(key)
  key:generate({ id = "g", count = 1 << 31 }, math.abs)
  while true do pcall(key.generate, key, { id = "g", count = 1 << 40 }, function() end) end
end)
return deck
