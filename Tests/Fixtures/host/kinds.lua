local fc = require "fc"
local expect = require "expect"

local function answer(fields, ...)
  return { fc.card(fields):record_answer(...) }
end

-- choice
local choice = fc.card { question = "q", answer = "right", wrong = { "a", "b", "c", "d" } }
expect.equal(#choice.answers, 3)
expect.equal(choice.answers[choice.correct_answer], "right")
expect.equal(choice:record_answer(choice.correct_answer), 1)
assert(choice.is_correct and choice.score == 1 and choice.response == choice.correct_answer)
expect.equal(#fc.card({ question = "q", answer = "right", wrong = { "a" } }).answers, 2)
expect.equal(#fc.card({ question = "q", answer = "right" }).answers, 1)
expect.equal(answer({ question = "q", answer = "right", wrong = { "a" } }, "RIGHT"), { 1 })
expect.equal(answer({ question = "q", answer = "right", wrong = { "a" } }, "a"), { 0 })
expect.failure("has its right answer \"right\" among wrong", fc.card,
  { question = "q", answer = "right", wrong = { "right" } })
expect.failure("has several answers", fc.card, { question = "q", answer = { "a", "b" } })

-- an unusable response records nothing
local unused = fc.card { question = "q", answer = "right", wrong = { "a" } }
for _, response in ipairs { 0, 3, -1, 1.5, "neither", true, { 1, 2 }, {}, 1e300 } do
  local score, message = unused:record_answer(response)
  expect.equal(score, nil)
  expect.equal(type(message), "string")
end
expect.equal(unused.is_answered, false)
expect.equal(unused.is_correct, nil)
expect.equal({ unused:record_answer(1.0) }, { unused.correct_answer == 1 and 1 or 0 })
local again, message = unused:record_answer(1)
assert(again == nil and message:find("answered already", 1, true))

-- select: (right picks - wrong picks) / right answers, not below 0
local function selected(...)
  local card = fc.card {
    kind = "select", question = "q", answer = { "r1", "r2" }, wrong = { "w1", "w2" },
  }
  local picks = {}
  for _, text in ipairs { ... } do
    for i, shown in ipairs(card.answers) do
      if shown == text then picks[#picks + 1] = i end
    end
  end
  return card:record_answer(picks)
end
expect.equal(selected("r1", "r2"), 1)
expect.equal(selected "r1", 0.5)
expect.equal(selected("r1", "r2", "w1"), 0.5)
expect.equal(selected("r1", "w1"), 0)
expect.equal(selected("r1", "w1", "w2"), 0)
expect.equal(fc.card({ kind = "select", question = "q", answer = { "a", "b" } }).answer, "a, b")

-- typed
expect.equal(answer({ kind = "typed", question = "q", answer = "Città" }, "  città "), { 1 })
expect.equal(answer({ kind = "typed", question = "q", answer = "Citta\u{300}" }, "città"), { 1 })
expect.equal(answer({ kind = "typed", question = "q", answer = "Città" }, "citta"), { 0 })
expect.equal(answer({ kind = "typed", question = "q", answer = "Città", ignore = "accents" },
  "Citta"), { 1 })
expect.equal(answer({ kind = "typed", question = "q", answer = "Città", ignore = "accents" },
  "citta"), { 0 })
expect.equal(answer({ kind = "typed", question = "q", answer = "Hello, you",
  ignore = "punctuation" }, "Hello you"), { 1 })
expect.equal(answer({ kind = "typed", question = "q", answer = { "colour", "color" } }, "color"),
  { 1 })
expect.equal(fc.card({ kind = "typed", question = "q", answer = { "colour", "color" } }).answer,
  "colour")
expect.failure("unknown ignore 'cases' (did you mean 'case'?)", fc.card,
  { kind = "typed", question = "q", answer = "a", ignore = { "cases" } })

-- number
local function number(fields, response)
  fields.kind, fields.question = "number", "q"
  return answer(fields, response)
end
expect.equal(number({ answer = 1200 }, "1.2e3"), { 1 })
expect.equal(number({ answer = 0.75 }, "3/4"), { 1 })
expect.equal(number({ answer = -2 }, "−2"), { 1 })
expect.equal(number({ answer = 2 }, 2.0), { 1 })
expect.equal(number({ answer = 2 }, 2), { 1 })
expect.equal(number({ answer = 100, tolerance = 0.5 }, "100.5"), { 1 })
expect.equal(number({ answer = 100, tolerance = 0.5 }, "100.6"), { 0 })
expect.equal(number({ answer = 100, tolerance = "1%" }, "101"), { 1 })
expect.equal(number({ answer = 100, tolerance = "1%" }, "102"), { 0 })
local speed = { answer = 10, unit = "m/s", units = { ["km/h"] = 1 / 3.6 }, tolerance = 0.01 }
expect.equal(number(speed, "10 m/s"), { 1 })
expect.equal(number(speed, "36 km/h"), { 1 })
local score, missing = fc.card(speed):record_answer "10"
expect.equal(score, 0)
assert(missing:find("unit", 1, true), missing)
speed.unit_score = 0.5
expect.equal(fc.card(speed):record_answer "10", 0.5)
expect.equal(fc.card(speed):record_answer "10 kg", 0.5)
expect.equal(fc.card(speed):record_answer "11", 0)
expect.equal(number({ answer = 1 }, "one")[1], nil)
expect.equal(fc.card({ kind = "number", question = "q", answer = 3.0 }).answer, "3")
expect.failure("is not a number", fc.card, { kind = "number", question = "q", answer = "three" })
expect.failure("is not a number", fc.card, { kind = "number", question = "q", answer = 0 / 0 })
expect.failure("is not a number", fc.card, { kind = "number", question = "q", answer = 1 / 0 })
expect.failure("field 'tolerance' of card must be a number such as 0.1", fc.card,
  { kind = "number", question = "q", answer = 1, tolerance = "much" })
expect.failure("field 'units' of card must be a table", fc.card,
  { kind = "number", question = "q", answer = 1, units = "km" })
expect.failure("field 'units.km' of card must be a number", fc.card,
  { kind = "number", question = "q", answer = 1, units = { km = "1" } })

-- reveal
expect.equal(answer({ kind = "reveal", question = "q", answer = "a" }, true), { 1 })
expect.equal(answer({ kind = "reveal", question = "q", answer = "a" }, false), { 0 })
expect.equal(answer({ kind = "reveal", question = "q", answer = "a" }, "a")[1], nil)

-- cloze
local texas, austin = fc.card { text = "The capital of {{c1::Texas}} is {{c2::Austin::a city}}." }
expect.equal(texas.kind, "cloze")
expect.equal(texas.answer, "Texas")
assert(texas.question:find("Austin", 1, true) and not texas.question:find("Texas", 1, true))
expect.equal(austin:next_hint(), "a city")
expect.equal(austin:record_answer "austin", 1)
local outer, inner = fc.card { text = "{{c1::a {{c2::nested}} one}}" }
expect.equal(outer.answer, "a nested one")
expect.equal(inner.answer, "nested")
local both = { fc.card { text = "{{c1::one}} and {{c1::two}}" } }
expect.equal(#both, 1)
expect.equal(both[1]:record_answer "one, two", 1)
expect.failure("takes its question from text", fc.card, { text = "{{c1::a}}", question = "q" })
expect.failure("the cloze text", fc.card, { text = "nothing left out" })
expect.failure("the cloze text", fc.card, { text = "{{c1::open" })
