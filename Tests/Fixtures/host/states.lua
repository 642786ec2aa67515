local fc = require "fc"
local expect = require "expect"

local letters = { "a", "b", "c", "d" }
local log = {}
local deck = fc.deck { title = "Letters", id = "letters" }
deck:answer_key("Upper", function(key)
  for _, letter in ipairs(letters) do
    key:card { question = letter:upper(), answer = letter, id = letter, hint = "h",
      was = letter == "z" and "b" or nil }
  end
end)
for _, event in ipairs { "start", "card", "answer", "result" } do
  deck:on(event, function() log[#log + 1] = event end)
end

local game = deck:game("Upper", { seed = 3, shuffle = false, learner = "Ada" })
game:next_card()
game:answer(game.current_card.correct_answer)
game:next_card()
game:answer(game.current_card.correct_answer % 3 + 1)
game:next_card():next_hint()
game.data.lives = 2
game.data.names = { "x", "y" }
local state = game:state()

-- plain values only
local function check_plain(value)
  local kind = type(value)
  assert(kind == "table" or kind == "string" or kind == "number" or kind == "boolean", kind)
  if kind == "table" then for k, v in pairs(value) do check_plain(k) check_plain(v) end end
end
check_plain(state)

-- taken up again, without the answers' callbacks
log = {}
local resumed, gone = deck:resume(state)
expect.equal(table.concat(log, " "), "start card")
expect.equal(gone, {})
expect.equal(resumed.current_card.question, "C")
expect.equal(resumed.current_card.hints_used, 1)
expect.equal({ resumed.num_right, resumed.num_wrong, resumed.num_left }, { 1, 1, 2 })
expect.equal(resumed.seed, 3)
expect.equal(resumed.learner, "Ada")
expect.equal(resumed.data, { lives = 2, names = { "x", "y" } })
expect.equal(resumed:state(), state)
assert(resumed ~= game)
resumed.data.lives = 1
expect.equal(game.data.lives, 2)
assert(resumed:undo().question == "B")

-- cards that are gone, renamed and new
letters = { "a", "z", "d", "e" }
local changed, lost = deck:resume(state)
expect.equal(lost, { "letters/Upper/c" })
expect.equal({ changed.num_right, changed.num_wrong }, { 1, 1 })
expect.equal(changed:missed_cards()[1].id, "z")
expect.equal(changed.current_card.id, "d")
expect.equal(changed.count, 3)

-- what is no state
expect.failure("this is not the state of a game", deck.resume, deck, {})
expect.failure("this is not the state of a game", deck.resume, deck, 1)
expect.failure("this is not the state of a game", deck.resume, deck)
expect.failure("belongs to the deck \"letters\"", function()
  local other = fc.deck { title = "Other", id = "other" }
  other:answer_key("Upper", function() end)
  other:resume(state)
end)
state.key = "gone"
expect.failure("has no answer key \"gone\"", deck.resume, deck, state)
state.answers = "x"
expect.failure("this is not the state of a game", deck.resume, deck, state)

-- data that can't be kept
game.data.f = print
expect.failure("game.data holds a function", game.state, game)
game.data = { [1] = "a", x = "b" }
expect.failure("a table in game.data must be a list without gaps, or have text for all its keys",
  game.state, game)
local cyclic = {}
cyclic.self = cyclic
game.data = cyclic
expect.failure("game.data holds itself", game.state, game)

return deck
