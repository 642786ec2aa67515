-- ends: error the script makes the deck
local text = ("x"):rep(1000000)
for _, field in ipairs { "question", "answer", "wrong", "hint", "explanation", "tags", "id", "was", "text", "pool", "unit",
  "kind", "ignore", "image", "audio", "answer_image", "answer_audio", "tolerance" } do
  for _, value in ipairs { text, { text } } do
    local fields = { question = "q", answer = "a" }
    fields[field] = value
    assert(not pcall(fc.card, fields), field)
  end
end
for _, field in ipairs { "title", "id", "author", "description", "language", "kind", "pool" } do
  local fields = { title = "x" }
  fields[field] = text
  assert(not pcall(fc.deck, fields), field)
end
local deck = fc.deck { title = "x" }
assert(not pcall(deck.answer_key, deck, text, print))
assert(not pcall(deck.answer_key, deck, "x", { id = text }, print))
pcall(deck.on, deck, text, print)
pcall(deck.game, deck, text)
