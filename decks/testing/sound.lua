-- What holds of every deck worth having, for the tests of the decks in this folder.

local fc = require "fc"
local test = fc.test
local expect = test.expect

-- Calls `visit(card)` for each card that comes up in the games of the seeds from 1 to `seeds`.
local function each_card(deck, key, seeds, visit)
  for seed = 1, seeds do
    local game = deck:game(key, { seed = seed })
    while game:has_more_cards() do visit(game:next_card()) end
  end
end

-- Returns the answers that an answer key gives to its questions, for the seeds from 1 to `seeds`.
local function answers(deck, key, seeds)
  local found = {}
  each_card(deck, key, seeds, function(card) found[card.question] = card.answer end)
  return found
end

-- Answers the first card of a key whose question has `part` in it: returns the score and what there
-- is to say about it.
local function try(deck, key, part, response)
  for _, card in ipairs(deck:game(key, { seed = 1 }):cards()) do
    if card.question:find(part, 1, true) then return card:record_answer(response) end
  end
  error(("no card of %s asks '%s'"):format(key, part))
end

-- Adds tests: each answer key asks nothing twice, and who knows all has all right, and who knows
-- nothing all wrong.
local function deck(tested)
  for _, key in ipairs(tested.answer_keys) do
    test.describe(key.name, function()
      test.it("asks nothing twice", function()
        local asked = {}
        each_card(tested, key.name, 1, function(card)
          expect(asked[card.question]):is_nil()
          asked[card.question] = true
        end)
      end)

      test.it("is answered right by who knows", function()
        local game = test.play(tested, { key = key.name })
        expect(game.count > 0):is_true()
        expect(game.num_right):equals(game.count)
      end)

      test.it("is answered wrong by who does not", function()
        local game = test.play(tested, { key = key.name, answer = "wrong" })
        expect(game.num_wrong):equals(game.count)
      end)
    end)
  end
end

return { deck = deck, each_card = each_card, answers = answers, try = try }
