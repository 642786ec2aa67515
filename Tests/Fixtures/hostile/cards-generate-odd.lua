-- ends: error the script makes the deck
local deck = fc.deck { title = "Generated" }
deck:answer_key("Key", function(key)
  for _, count in ipairs { 0, -1, math.mininteger, 1.5, "x", 0 / 0 } do
    pcall(key.generate, key, { id = "g" .. tostring(count), count = count }, print)
  end
  for i, value in ipairs { 1, "x", {}, print, setmetatable({}, { __index = error, __pairs = error }), { question = {} } } do
    pcall(key.generate, key, { id = "h" .. i, count = 2 }, function() return value end)
  end
end)
pcall(deck.game, deck, "Key")
