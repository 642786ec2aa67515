local fc = require "fc"
local sound = require "testing.sound"
local test, expect = fc.test, fc.test.expect

local deck = test.load "times-tables.lua"

sound.deck(deck)

test.it("products and quotients are right for every seed", function()
  for _, key in ipairs { "Multiply", "Choose" } do
    sound.each_card(deck, key, 200, function(card)
      local a, b = card.question:match "^(%d+) × (%d+)$"
      expect(tonumber(card.answer)):equals(tonumber(a) * tonumber(b))
    end)
  end
  sound.each_card(deck, "Divide", 200, function(card)
    local a, b = card.question:match "^(%d+) ÷ (%d+)$"
    expect(tonumber(card.answer) * tonumber(b)):equals(tonumber(a))
  end)
end)
