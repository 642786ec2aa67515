local fc = require "fc"
local test = fc.test
local deck = test.load "articles.lua"

test.describe("German nouns", function()
  test.it("are worth a half without the right article", function()
    local game = test.play(deck, {
      answer = function(card) return "den " .. card.answer:match "%S+$" end,
    })
    test.expect(game.score):equals(1.5)
  end)

  test.it("are worth nothing when they are wrong", function()
    local game = test.play(deck, { answer = "wrong" })
    test.expect(game.score):equals(0)
    test.expect(game.num_wrong):equals(3)
  end)
end)
