local fc = require "fc"
local expect = require "expect"

-- hints, check and what a learner may see
local seen = {}
local card = fc.card {
  kind = "typed", question = "Alabama", answer = "Montgomery", hint = { "M", "Mo" },
  explanation = "Since 1846.",
  check = function(response, card, score)
    seen[#seen + 1] = { response, card, score }
    return score == 1 or 0.25, "looked at"
  end,
}
expect.equal(card.hints_used, 0)
expect.equal(card:next_hint(), "M")
expect.equal(card:next_hint(), "Mo")
expect.equal(card:next_hint(), nil)
expect.equal(card.hints_used, 2)
local before = card:to_table()
expect.equal(before.question, "Alabama")
expect.equal(before.answer, nil)
expect.equal(before.explanation, nil)
expect.equal(before.hints_used, 2)
expect.equal(before.is_answered, false)
expect.equal({ card:record_answer "Mobile" }, { 0.25, "looked at" })
expect.equal(seen[1][1], "Mobile")
assert(seen[1][2] == card)
expect.equal(seen[1][3], 0)
expect.equal(card.is_correct, false)
expect.equal(card.score, 0.25)
expect.equal(card.message, "looked at")
expect.equal(card.response, "Mobile")
local after = card:to_table()
expect.equal(after.answer, "Montgomery")
expect.equal(after.explanation, "Since 1846.")
expect.equal(after.score, 0.25)
expect.equal(after.is_correct, false)

-- what check may return
local function checked(...)
  local results = table.pack(...)
  return fc.card({
    question = "q", answer = "a",
    check = function() return table.unpack(results, 1, results.n) end,
  }):record_answer(1)
end
expect.equal(checked(true), 1)
expect.equal(checked(false), 0)
expect.equal(checked(nil), 0)
expect.equal(checked(0.5), 0.5)
expect.equal(checked(1), 1)
expect.equal(select(2, checked(true, "well done")), "well done")
expect.equal(select(2, checked(nil, "no")), "no")
expect.failure("returned nothing", checked)
expect.failure("returned 1.5: a score is a number from 0 to 1", checked, 1.5)
expect.failure("returned a string", checked, "right")

-- after an error in check nothing is recorded
local failing = fc.card {
  question = "q", answer = "a", check = function() error "no judge today" end,
}
expect.failure("no judge today", failing.record_answer, failing, 1)
expect.equal(failing.is_answered, false)

-- what check is given: the response as the learner gave it
local given = {}
local function note(response) given[#given + 1] = response return true end
fc.card({ question = "q", answer = "a", wrong = { "b" }, check = note }):record_answer(2)
fc.card({ kind = "select", question = "q", answer = { "a", "b" },
  check = note }):record_answer { 2, 1 }
fc.card({ kind = "number", question = "q", answer = 1, check = note }):record_answer "1.0"
fc.card({ kind = "reveal", question = "q", answer = "a", check = note }):record_answer(true)
expect.equal(given, { 2, { 1, 2 }, "1.0", true })

-- a card at play in a game
local game, cards = expect.cards(function(key)
  for _, letter in ipairs { "a", "b", "c", "d" } do
    key:card { question = letter:upper(), answer = letter }
  end
end)
local current = game:next_card()
expect.equal(current.question, "A")
expect.equal(#current.answers, 3)
expect.equal(current.answers[current.correct_answer], "a")
expect.equal(cards[1].question, "A")
local seen_answers = {}
for _, text in ipairs(current.answers) do
  assert(not seen_answers[text])
  seen_answers[text] = true
end
expect.equal({ current:record_answer(99) }, { nil, "There is no answer 99: choose 1 to 3." })
expect.equal(current:record_answer(current.correct_answer), 1)
expect.equal(game.num_right, 1)
