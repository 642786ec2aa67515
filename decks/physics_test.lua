local fc = require "fc"
local sound = require "testing.sound"
local test, expect = fc.test, fc.test.expect

local deck = test.load "physics.lua"

sound.deck(deck)

-- Finds a card of a law by a pattern, whose captures `answer` turns into the right answer.
local function expect_law(key, pattern, answer)
  local count = 0
  sound.each_card(deck, key, 50, function(card)
    local one, other = card.question:match(pattern)
    if not one then return end
    count = count + 1
    local expected = answer(tonumber(one), tonumber(other))
    expect(tonumber(card.answer)):is_near(expected, expected / 1000)
  end)
  expect(count):equals(150)
end

test.it("laws are worked out right for every seed", function()
  expect_law("Motion", "covers (%d+) m in (%d+) s", function(d, t) return d / t end)
  expect_law("Motion", "falls (%d+) m", function(height) return (2 * height / 9.81) ^ 0.5 end)
  expect_law("Forces and energy", "energy of (%d+) kg moving at (%d+)", function(m, v)
    return m * v * v / 2
  end)
  expect_law("Electricity", "(%d+) Ω and (%d+) Ω", function(a, b) return 1 / (1 / a + 1 / b) end)
  expect_law("Waves", "sound wave of (%d+) Hz", function(frequency) return 343 / frequency end)
end)

test.it("other units are right, and a number without one is not", function()
  local game = deck:game("Motion", { seed = 1 })
  while not game.current_card or not game.current_card.question:find "tram" do game:next_card() end
  local card = game.current_card
  expect(game:answer(card.answer)):equals(0)
  game:undo()
  expect(game:answer(card.answer * 3.6 .. " km/h")):equals(1)
end)
