local fc = require "fc"
local test = fc.test
local deck = test.load "clock.lua"

test.describe("The clock", function()
  test.it("asks ten questions, and each can be answered", function()
    local game = test.play(deck)
    test.expect(game.count):equals(10)
    test.expect(game.num_right):equals(10)
  end)

  test.it("never shows more than 23 hours", function()
    for seed = 1, 50 do
      for _, card in ipairs(test.play(deck, { seed = seed }):cards()) do
        local hours = tonumber(card.answer:match "^%d+")
        test.expect(hours < 24):is_true()
      end
    end
  end)
end)
