-- ends: error the script makes the deck
local deck = fc.deck { title = "x" }
local stale = {}
local key = deck:answer_key("Key", function(key)
  stale.random = key.random
  key:generate({ id = "g", count = 3 }, function(random, n)
    stale.generator = random
    return { question = "q" .. n, answer = "a" .. n }
  end)
  stale.cards = key:cards()
end)
local game = deck:game "Key"
stale.card = game:next_card()
stale.key, stale.observer = key, deck:on("answer", print)
stale.observer:remove()
stale.observer:remove()
deck, game, key = nil, nil, nil
collectgarbage()
collectgarbage()
assert(not pcall(stale.key.card, stale.key, { question = "q", answer = "a" }))
pcall(stale.key.generate, stale.key, { id = "h", count = 1 }, print)
stale.random:int(1, 10)
stale.generator:number()
stale.card:record_answer(1)
for _, card in ipairs(stale.cards) do tostring(card) card:to_table() pcall(card.record_answer, card, 1) end
assert(stale.key.deck == nil)
