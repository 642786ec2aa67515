local fc = require "fc"
local sound = require "testing.sound"
local test, expect = fc.test, fc.test.expect

local deck = test.load "binary.lua"
local bases = { binary = 2, decimal = 10, hexadecimal = 16 }

sound.deck(deck)

test.describe("conversions", function()
  test.it("are right for every seed", function()
    for _, key in ipairs(deck.answer_keys) do
      local from, to = key.name:lower():match "^(%l+) to (%l+)$"
      if from then
        sound.each_card(deck, key.name, 200, function(card)
          local digits = card.question:match(from .. " (%w+) in " .. to)
          expect(tonumber(card.answer, bases[to])):equals(tonumber(digits, bases[from]))
        end)
      end
    end
  end)

  test.it("take prefixes, groups, zeros and small letters", function()
    for _, write in ipairs {
      function(answer) return "0x" .. answer end,
      function(answer) return "00 " .. answer end,
      string.lower,
    } do
      local game = test.play(deck, {
        key = "Decimal to hexadecimal",
        answer = function(card) return write(card.answer) end,
      })
      expect(game.num_right):equals(game.count)
    end
  end)

  test.it("say what a wrong answer means", function()
    local game = deck:game("Decimal to binary", { seed = 1 })
    game:next_card()
    local score, message = game:answer "101"
    expect(score):equals(0)
    expect(message):equals "That is 5 in decimal."
    game:next_card()
    expect(select(2, game:answer "102")):equals "That is no binary number."
  end)
end)

test.it("bit by bit, every result is right for every seed", function()
  local apply = {
    AND = function(a, b) return a & b end,
    OR = function(a, b) return a | b end,
    XOR = function(a, b) return a ~ b end,
  }
  sound.each_card(deck, "Bit by bit", 200, function(card)
    local a, operation, b = card.question:match "^([01]+) (%u+) ([01]+)$"
    local result = apply[operation](tonumber(a, 2), tonumber(b, 2))
    expect(tonumber(card.answer, 2)):equals(result)
    expect(card.answer):has_count(8)
  end)
end)

test.it("powers of two go from 8 to 65536", function()
  local powers = sound.answers(deck, "Powers of two", 1)
  expect(powers["2 to the power of 3"]):equals "8"
  expect(powers["2 to the power of 10"]):equals "1024"
  expect(powers["65536"]):equals "2 to the power of 16"
end)
