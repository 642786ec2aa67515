local fc = require "fc"
local expect = require "expect"

-- fields
local deck = fc.deck {
  title = "Capitals", id = "capitals", author = "Ada", description = "Of the world",
  language = "de",
}
expect.equal(deck.title, "Capitals")
expect.equal(deck.id, "capitals")
expect.equal(deck.author, "Ada")
expect.equal(deck.description, "Of the world")
expect.equal(deck.language, "de")
expect.equal(tostring(deck), 'deck "Capitals"')
local plain = fc.deck { title = "Plain" }
expect.equal(plain.author, nil)
expect.equal(plain.id, "decks") -- the file name without .lua
expect.equal(load("return require('fc').deck { title = 'Text' }")().id, "decks")
expect.equal(fc.deck({ title = 7 }).title, "7")

expect.failure("a deck needs a title", fc.deck, {})
expect.failure("a deck has an empty title", fc.deck, { title = " " })
expect.failure("can't have / or # in it", fc.deck, { title = "x", id = "a/b" })
expect.failure("can't have / or # in it", fc.deck, { title = "x", id = "a#b" })
expect.failure("has an empty id", fc.deck, { title = "x", id = "" })
expect.failure("unknown field 'titel' in deck (did you mean 'title'?)", fc.deck, { titel = "x" })
expect.failure('name the fields: fc.deck { title = "…" }', fc.deck, { "x" })
expect.failure("field 'title' of deck must be a string, got boolean", fc.deck, { title = true })
expect.failure("unknown kind 'choise' (did you mean 'choice'?)", fc.deck, { title = "x",
  kind = "choise" })
expect.failure("field 'choices' of deck must be 2 or more", fc.deck, { title = "x", choices = 1 })
expect.failure("a table of fields expected, got no value", fc.deck)
expect.failure("field 'title' of deck is not valid UTF-8", fc.deck, { title = "\xff" })

-- answer keys
local function make(key) key:card { question = "q", answer = "a" } end
local first = deck:answer_key("First", make)
local second = deck:answer_key("Second key", { id = "two" }, make)
local third = deck:answer_key("Third", nil, make)
expect.equal(#deck.answer_keys, 3)
assert(deck.answer_keys[1] == first and deck.answer_keys[2] == second)
assert(deck.answer_keys[3] == third)
expect.equal(first.name, "First")
expect.equal(first.id, "First")
expect.equal(second.id, "two")
assert(first.deck == deck)
expect.equal(tostring(second), 'answer key "Second key"')
expect.equal(fc.deck({ title = "x" }):answer_key("1/2 #3", make).id, "1%2F2 %233")

expect.failure("field 'description' of deck holds a function", fc.deck,
  { title = "x", description = print })
expect.failure("two answer keys with the name \"First\"", deck.answer_key, deck, "First", make)
expect.failure("two answer keys with the id \"two\"", deck.answer_key, deck, "x", { id = "two" },
  make)
expect.failure("an answer key has an empty name", deck.answer_key, deck, " ", make)
expect.failure("bad argument #1 to 'answer_key' (string expected, got function)",
  deck.answer_key, deck, make)
expect.failure('answer key "x" needs a function that adds its cards: '
  .. 'deck:answer_key("x", function(key) … end)',
  deck.answer_key, deck, "x", {})
expect.failure("unknown field 'knd' in options of answer key (did you mean 'kind'?)",
  deck.answer_key, deck, "x", { knd = "typed" }, make)
expect.failure("can't have / or # in it", deck.answer_key, deck, "x", { id = "a/b" }, make)
expect.equal(#deck.answer_keys, 3)

-- cards can be added only while the function runs
expect.failure("takes cards only while its function runs", first.card, first,
  { question = "q", answer = "a" })
expect.failure("takes cards only while its function runs", first.generate, first,
  { id = "x", count = 1 }, print)
expect.equal(#first:cards(), 0)
deck:game(first)
expect.equal(#first:cards(), 1)
expect.equal(#first, 1)
expect.equal(first[1], first:cards()[1])
for _, index in ipairs { 0, -1, 2, math.mininteger, math.maxinteger } do
  expect.equal(first[index], nil)
end
expect.equal(first[1].question, "q")
expect.equal(first[2], nil)

-- names
expect.failure("unknown field 'titel' in deck (did you mean 'title'?)",
  function() return deck.titel end)
expect.failure("a deck has no 'cards'", function() deck.cards = 1 end)
expect.failure("'title' of deck can't be set", function() deck.title = "x" end)
expect.failure("unknown field 'crads' in answer key (did you mean 'cards'?)",
  function() first:crads() end)
local names = {}
for name in pairs(deck) do names[#names + 1] = name end
expect.equal(table.concat(names, " "), "title id author description language answer_keys screens")
assert(getmetatable(deck) == false)
expect.failure("deck", setmetatable, deck, {})
expect.failure("", function() return deck + 1 end)

-- identity
local by_deck = { [deck] = "here" }
expect.equal(by_deck[first.deck], "here")
assert(deck.answer_keys[1] == first)

return deck
