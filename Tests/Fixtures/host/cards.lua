local fc = require "fc"
local expect = require "expect"

-- what key:card returns
local game, cards = expect.cards(function(key)
  local front, back = key:card { question = "Alabama", answer = "Montgomery", reverse = true }
  expect.equal(tostring(front), 'card "Alabama"')
  expect.equal(back.question, "Montgomery")
  expect.equal(back.answer, "Alabama")
  local one, two, none = key:card { text = "{{c1::Austin}} is in {{c2::Texas}}" }
  assert(one and two and not none)
  expect.equal(select("#", key:card { question = "q", answer = "a" }), 1)
  assert(key:cards()[1] == front and key:cards()[2] == back)
end)
expect.equal(#cards, 5)
expect.equal(game.count, 5)

-- every field
local card = fc.card {
  question = "Alabama", answer = "Montgomery", kind = "choice", wrong = { "Juneau", "Phoenix" },
  hint = { "It begins with M", "and ends with y" }, explanation = "Since 1846.",
  image = "picture.svg", audio = "picture.svg", answer_image = "picture.svg",
  answer_audio = "picture.svg", tags = { "south", "gulf" }, id = "AL", was = "Bama",
  check = function() return true end, data = { population = 5 }, ignore = "case", choices = 2,
  pool = "capitals",
}
expect.equal(card.question, "Alabama")
expect.equal(card.answer, "Montgomery")
expect.equal(card.kind, "choice")
expect.equal(card.hints, { "It begins with M", "and ends with y" })
expect.equal(card.explanation, "Since 1846.")
expect.equal(card.image, "picture.svg")
expect.equal(card.audio, "picture.svg")
expect.equal(card.answer_image, "picture.svg")
expect.equal(card.answer_audio, "picture.svg")
expect.equal(card.tags, { "south", "gulf" })
expect.equal(card.id, "AL")
expect.equal(card.data.population, 5)
expect.equal(#card.answers, 2)
expect.equal(fc.card({ question = "q", answer = "a", tags = "one" }).tags, { "one" })
expect.equal(fc.card({ question = 1, answer = 2 }).question, "1")
expect.equal(fc.card({ question = 1, answer = 2.0 }).answer, "2")
expect.equal(fc.card({ question = 1, answer = 2.5 }).answer, "2.5")

-- data may be anything
local function f() end
for _, data in ipairs { f, "text", 1, true, coroutine.create(f), card } do
  assert(fc.card({ question = "q", answer = "a", data = data }).data == data)
end
local cyclic = {}
cyclic.self = cyclic
assert(fc.card({ question = "q", answer = "a", data = cyclic }).data.self == cyclic)

-- the nearest of deck, key and card decides
local deck = fc.deck { title = "Deck", kind = "typed", choices = 4, ignore = {}, pool = "p" }
deck:answer_key("Deck's", function(key)
  expect.equal(key:card({ question = "q", answer = "a" }).kind, "typed")
  expect.equal(key:card({ question = "r", answer = "a", kind = "reveal" }).kind, "reveal")
end)
deck:answer_key("Key's", { kind = "choice", choices = 2 }, function(key)
  for i = 1, 5 do
    expect.equal(key:card({ question = "q" .. i, answer = "a" .. i }).kind, "choice")
  end
  key:card { question = "many", answer = "a6", choices = 5 }
end)
deck:game "Deck's"
local shuffled = deck:game("Key's", { shuffle = false })
for i = 1, 5 do expect.equal(#shuffled:next_card().answers, i < 6 and 2) end
expect.equal(#shuffled:next_card().answers, 5)
local exact = deck:game("Deck's", { shuffle = false })
exact:next_card()
expect.equal(exact:answer "A", 0) -- ignore = {}: the letter case counts

-- both ways
local back
expect.cards(function(key)
  local _
  _, back = key:card {
    question = "Alabama", answer = "Montgomery", image = "picture.svg", id = "AL", data = "both",
    check = function() return false end,
    reverse = {
      question = "Of which state is Montgomery the capital?", hint = "in the south",
      wrong = { "Utah" }, check = function() return true, "checked" end,
    },
  }
end)
expect.equal(back.question, "Of which state is Montgomery the capital?")
expect.equal(back.answer, "Alabama")
expect.equal(back.answer_image, "picture.svg")
expect.equal(back.image, nil)
expect.equal(back.hints, { "in the south" })
expect.equal(back.full_id, "deck/Key/AL#reverse")
expect.equal(back.data, "both")

local _, checked = fc.card {
  question = "a", answer = "b", kind = "typed",
  reverse = { check = function() return true, "checked" end, data = "of the back" },
}
expect.equal({ checked:record_answer "anything" }, { 1, "checked" })
expect.equal(checked.data, "of the back")
expect.failure("unknown field 'hnt' in reverse (did you mean 'hint'?)", fc.card,
  { question = "a", answer = "b", reverse = { hnt = "c" } })
expect.failure("field 'reverse' of card must be true or a table", fc.card,
  { question = "a", answer = "b", reverse = "yes" })

-- names
expect.failure("unknown field 'anwser' in card (did you mean 'answer'?)",
  function() return card.anwser end)
expect.failure("'question' of card can't be set", function() card.question = "x" end)
local fields = {}
for name, value in pairs(card) do fields[name] = value end
expect.equal(fields.question, "Alabama")
expect.equal(fields.tags, { "south", "gulf" })

return deck
