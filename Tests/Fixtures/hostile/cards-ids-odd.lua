-- ends: error the script makes the deck
for _, id in ipairs { "", "/", "#", "a/b", "\0", "\xff", " ", "..", ("x"):rep(1000), 1, 1.5, {} } do
  pcall(fc.deck, { title = "x", id = id })
  pcall(fc.card, { question = "q", answer = "a", id = id, was = { id, id } })
  local deck = fc.deck { title = "x" }
  pcall(deck.answer_key, deck, "Key", { id = id }, print)
  pcall(deck.resume, deck, { deck = id, cards = { id }, version = 1 })
end
