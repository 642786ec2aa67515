--- fc.test, fc.test.describe, fc.test.it, fc.test.expect, fc.test.load, fc.test.play
local describe, it, expect = fc.test.describe, fc.test.it, fc.test.expect

describe("the capitals", function()
  it("can all be known", function()
    local deck = fc.test.load "capitals.lua"
    local game = fc.test.play(deck)
    expect(game.num_wrong):equals(0)
  end)
end)

--- fc.test.before_each, fc.test.after_each
fc.test.describe("a game", function()
  local game

  fc.test.before_each(function()
    local deck = fc.test.load "capitals.lua"
    game = deck:game("Choose", { seed = 1 })
  end)

  fc.test.after_each(function() game:finish() end)

  fc.test.it("begins with a card", function()
    fc.test.expect(game:next_card().is_answered):is_false()
  end)
end)

--- fc.test.right, fc.test.wrong, test game options
fc.test.it("half of it is right", function()
  local deck = fc.test.load "capitals.lua"
  local game = fc.test.play(deck, {
    key = "Choose", seed = 7, limit = 2, shuffle = true,
    answer = function(card, _, n)
      if n == 1 then return fc.test.right(card) end
      return fc.test.wrong(card)
    end,
  })
  fc.test.expect(game.score):equals(1)
end)

--- fc.test.advance
fc.test.it("rings after ten minutes", function()
  local has_rung = false
  fc.after(600, function() has_rung = true end)
  fc.test.advance(599)
  fc.test.expect(has_rung):is_false()
  fc.test.advance(1)
  fc.test.expect(has_rung):is_true()
end)

--- expectation
local expect = fc.test.expect

fc.test.it("looks at values", function()
  expect({ 1, { name = "Ada" } }):equals { 1, { name = "Ada" } }
  expect("Ada"):differs_from "ada"
  expect(1 < 2):is_true()
  expect(1 > 2):is_false()
  expect(({})[1]):is_nil()
  expect(0.1 + 0.2):is_near(0.3, 0.001)
  expect({ "Juneau", "Boise" }):contains "Boise"
  expect("Juneau, Alaska"):matches "^%a+, %a+$"
  expect({ "Juneau", "Boise" }):has_count(2)
  expect(function() error "too large" end):raises "large"
  expect("Juneau\nBoise"):matches_snapshot "capitals"
end)
