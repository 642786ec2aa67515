-- ends: time
-- options: plays
local deck = fc.deck { title = "Generated" }
deck:answer_key("Key", function(key)
  while true do
    pcall(key.generate, key, { id = "g", count = 1000000 }, math.abs)
    pcall(key.generate, key, { id = "g", count = 1000000 }, function() end)
  end
end)
return deck
