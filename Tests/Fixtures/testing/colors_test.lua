local fc = require "fc"
local describe, it, expect = fc.test.describe, fc.test.it, fc.test.expect

describe("colors", function()
  local deck

  fc.test.before_each(function()
    deck = fc.test.load "colors.lua"
  end)

  it("takes its id from its own file", function()
    expect(deck.id):equals "colors"
  end)

  it("is won by a learner who knows it", function()
    local game = fc.test.play(deck)
    expect(game.num_right):equals(3)
    expect(game.key.name):equals "Mix"
  end)

  it("is lost by one who does not", function()
    local game = fc.test.play(deck, { key = "Write", answer = "wrong" })
    expect(game.num_wrong):equals(3)
    expect(game:missed_cards()):has_count(3)
  end)

  it("asks in an order that follows from the seed", function()
    local questions = {}
    fc.test.play(deck, { seed = 7, answer = function(card, _, n)
      questions[n] = card.question
      if n == 2 then return nil end
      return fc.test.right(card)
    end })
    expect(questions):matches_snapshot()
    expect(table.concat(questions, "\n")):matches_snapshot "questions"
  end)

  describe("in time", function()
    it("runs timers as they are due", function()
      local seen = {}
      fc.after(2, function()
        seen[#seen + 1] = "two"
        fc.after(1, function() seen[#seen + 1] = "three" end)
      end)
      fc.after(1, function() seen[#seen + 1] = "one" end)
      fc.test.advance(3)
      expect(seen):equals { "one", "two", "three" }
      fc.sleep(3600)
      expect(fc.now()):is_near(3603, 0.001)
    end)
  end)
end)
