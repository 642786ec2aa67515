local fc = require "fc"
local expect = require "expect"

local makes = 0
local deck = fc.deck { title = "Letters", id = "letters" }
local key = deck:answer_key("Upper", { id = "upper" }, function(k)
  makes = makes + 1
  for _, letter in ipairs { "a", "b", "c", "d" } do
    k:card { question = letter:upper(), answer = letter, id = letter }
  end
end)

-- options
local game = deck:game("Upper", { seed = 5, shuffle = false, limit = 3, learner = "Ada" })
assert(game.deck == deck and game.key == key)
expect.equal(game.seed, 5)
expect.equal(game.learner, "Ada")
expect.equal(game.count, 3)
expect.equal(#game, 3)
expect.equal(makes, 1)
expect.equal(tostring(game), 'game of "Upper"')
expect.equal(deck:game(key).count, 4)
expect.equal(makes, 2)
expect.failure("has no answer key \"Uper\" (did you mean \"Upper\"?)", deck.game, deck, "Uper")
expect.failure("unknown field 'sead' in options of game (did you mean 'seed'?)",
  deck.game, deck, key, { sead = 1 })
expect.failure("limit of a game must be 1 or more", deck.game, deck, key, { limit = 0 })
expect.failure("field 'limit' of options of game must be a whole number", deck.game, deck, key,
  { limit = 1.5 })
expect.failure("field 'seed' of options of game must be a whole number", deck.game, deck, key,
  { seed = "x" })
expect.failure("field 'shuffle' of options of game must be true or false", deck.game, deck, key,
  { shuffle = 1 })
expect.failure("bad argument #1 to 'game' (answer key or its name expected, got no value)",
  deck.game, deck)
expect.failure("answer key of another deck", fc.deck({ title = "x" }).game,
  fc.deck { title = "x" }, key)

-- through the cards
expect.equal(game.current_card, nil)
expect.equal(game:has_more_cards(), true)
expect.equal({ game:answer(1) }, { nil, "No card is asked now." })
local a = game:next_card()
assert(game.current_card == a)
expect.equal(a.full_id, "letters/upper/a")
expect.equal({ game:answer(1, "letters/upper/b") }, { nil, "Another card is asked now." })
expect.equal(game:answer(a.correct_answer, "letters/upper/a"), 1)
expect.equal({ game.num_right, game.num_wrong, game.num_left, game.score }, { 1, 0, 2, 1.0 })
local b = game:next_card()
expect.equal(game:answer(b.correct_answer % 3 + 1), 0)
expect.equal({ game.num_right, game.num_wrong, game.num_left }, { 1, 1, 1 })
expect.equal(#game:missed_cards(), 1)
assert(game:missed_cards()[1] == b)

-- undo
assert(game:undo() == b)
expect.equal(b.is_answered, false)
expect.equal({ game.num_right, game.num_wrong, game.num_left }, { 1, 0, 2 })
assert(game.current_card == b)
expect.equal(game:answer(b.correct_answer % 3 + 1), 0)
local c = game:next_card() -- passed unanswered
expect.equal(game:has_more_cards(), false)
expect.equal(game:next_card(), nil)
expect.equal(game.current_card, nil)
expect.equal(game.num_left, 1)
expect.equal({ c:record_answer(1) }, { nil, "The game is over." })

-- again and practice
local practice = game:practice()
expect.equal(practice.count, 1)
expect.equal(practice:next_card().question, "B")
assert(practice.deck == deck)
makes = 0
local again = game:again()
expect.equal(makes, 1)
expect.equal(again.count, 3)
expect.equal(again.learner, "Ada")

-- loose cards, without the deck's callbacks
local calls = 0
for _, event in ipairs { "start", "card", "answer", "result" } do
  deck:on(event, function() calls = calls + 1 end)
end
local loose = fc.game { fc.card { question = "q", answer = "a" }, fc.card { question = "r",
  answer = "b" } }
expect.equal(loose.deck, nil)
expect.equal(loose.key, nil)
expect.equal(loose.count, 2)
while loose:next_card() do loose:answer(1) end
expect.equal(fc.game(key:cards(), { shuffle = false, limit = 2 }).count, 2)
expect.equal(calls, 0)
local original = fc.card { question = "q", answer = "a" }
local copy = fc.game({ original }):next_card()
assert(copy ~= original)
copy:record_answer(1)
expect.equal(original.is_answered, false)
expect.equal(fc.game({}).count, 0)
expect.equal(fc.game({}):next_card(), nil)
expect.failure("bad argument #1 to 'game' (list of cards expected, got table)", fc.game, { "x" })
expect.failure("bad argument #1 to 'game' (list of cards expected, got no value)", fc.game)

-- the author's own table
local fields = {}
for name, value in pairs(deck:game(key)) do fields[name] = value end
expect.equal(fields.data, {})
expect.equal(type(game.data), "table")
assert(game.data == game.data)
game.data.lives = 3
expect.equal(game.data.lives, 3)
game.data = { lives = 2 }
expect.equal(game.data.lives, 2)
expect.failure("game.data must be a table", function() game.data = 1 end)

-- a deck of no cards
local empty = fc.deck { title = "Empty" }
empty:answer_key("None", function() end)
local nothing = empty:game "None"
expect.equal(nothing:has_more_cards(), false)
expect.equal(nothing:next_card(), nil)
expect.equal(nothing.count, 0)

return deck
