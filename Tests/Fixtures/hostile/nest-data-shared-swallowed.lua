-- ends: memory
local t = { 1 }
for _ = 1, 50 do t = { t, t } end
local deck = fc.deck { title = "x" }
while true do
  pcall(deck.resume, deck, t)
  pcall(fc.card, { question = "q", answer = t })
  pcall(fc.layer, { x = t })
  pcall(fc.csv, "x", t)
end
