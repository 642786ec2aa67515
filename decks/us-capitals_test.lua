local fc = require "fc"
local sound = require "testing.sound"
local test, expect = fc.test, fc.test.expect

local deck = test.load "us-capitals.lua"

sound.deck(deck)

test.it("each of the fifty states has its capital, both ways", function()
  local capitals = sound.answers(deck, "Show States", 1)
  local states = sound.answers(deck, "Show Capitals", 1)
  local count = 0
  for state, capital in fc.pairs(capitals) do
    count = count + 1
    expect(states[capital]):equals(state)
  end
  expect(count):equals(50)
  expect(capitals.Texas):equals "Austin"
  expect(capitals["South Dakota"]):equals "Pierre"
end)
