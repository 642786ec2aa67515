-- ends: time
local deck = fc.deck { title = "x" }
local function make(key)
  pcall(deck.answer_key, deck, "Key" .. math.random(1000), make)
  pcall(deck.game, deck, key)
  key:card { question = "q", answer = "a" }
end
deck:answer_key("Key", make)
while true do pcall(deck.game, deck, "Key") end
