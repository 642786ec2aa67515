local fc = require "fc"
local expect = require "expect"

local _, cards = expect.cards(function(key)
  key:card { question = "Alabama", answer = "Montgomery" }
  key:card { question = "1/2 #3 %", answer = "x" }
  key:card { question = "Cafe\u{301}", answer = "x" }
  key:card { question = "q", answer = "a", id = "q1", reverse = true }
  key:card { text = "{{c1::a}} {{c2::b}}", id = "cloze" }
  key:generate({ id = "made", count = 2 }, function(_, n) return { question = "g" .. n,
    answer = "a" } end)
end, { id = "key" })
local ids = {}
for i, card in ipairs(cards) do ids[i] = card.full_id end
expect.equal(ids, {
  "deck/key/Alabama", "deck/key/1%2F2 %233 %25", "deck/key/Caf\u{e9}", "deck/key/q1",
  "deck/key/q1#reverse", "deck/key/cloze#c1", "deck/key/cloze#c2", "deck/key/made#1",
  "deck/key/made#2",
})
expect.equal(cards[5].id, "q1")

local function adding(...)
  local list = { ... }
  return function()
    expect.deck(function(key)
      for _, fields in ipairs(list) do key:card(fields) end
    end):game "Key"
  end
end
expect.failure("have the question \"q\": give each an id, or one card both answers",
  adding({ question = "q", answer = "a" }, { question = "q", answer = "b" }))
expect.failure("have the id \"x\"",
  adding({ question = "q", answer = "a", id = "x" }, { question = "r", answer = "b", id = "x" }))
-- equal after normalisation
expect.failure("two cards of \"Key\"",
  adding({ question = "Cafe\u{301}", answer = "a" }, { question = "Caf\u{e9}", answer = "b" }))
adding({ question = "q", answer = "a", id = "1" }, { question = "q", answer = "b", id = "2" })()
expect.failure("can't have / or # in it", adding { question = "q", answer = "a", id = "a/b" })
expect.failure("can't have / or # in it", adding { question = "q", answer = "a", id = "a#b" })
expect.failure("has an empty id", adding { question = "q", answer = "a", id = "" })
-- one id in two keys, and one key id in two decks, is none
local deck = fc.deck { title = "Two" }
for _, name in ipairs { "A", "B" } do
  deck:answer_key(name, function(key) key:card { question = "q", answer = "a", id = "x" } end)
  deck:game(name)
end

return deck
