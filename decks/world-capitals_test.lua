local fc = require "fc"
local sound = require "testing.sound"
local test, expect = fc.test, fc.test.expect

local deck = test.load "world-capitals.lua"

test.it("capitals are right", function()
  local capitals = sound.answers(deck, "Show Countries", 1)
  expect(capitals.Kenya):equals "Nairobi"
  expect(capitals.Japan):equals "Tokyo"
  expect(capitals.Peru):equals "Lima"
end)

test.it("a capital of two countries has a hint that tells which is meant", function()
  local hints = {}
  sound.each_card(deck, "Show Capitals", 1, function(card)
    if card.question == "London" then hints[card.answer] = card.hints[1] end
  end)
  expect(hints):equals {
    England = "Not a sovereign country", ["United Kingdom"] = "Sovereign country",
  }
end)

test.it("who knows has all right, and who does not has all wrong", function()
  for _, key in ipairs(deck.answer_keys) do
    local game = test.play(deck, { key = key.name })
    expect(game.num_right):equals(game.count)
    game = test.play(deck, { key = key.name, answer = "wrong" })
    expect(game.num_wrong):equals(game.count)
  end
end)
