local fc = require "fc"
local expect = require "expect"

local names = {}
for i = 1, 30 do names["state " .. i] = "city " .. i end

--- A game as one text: its cards in order, with their answers.
local function deal(seed, iterate, options)
  local deck = expect.deck(function(key)
    for state, city in iterate(names) do
      key:card { question = state, answer = city, reverse = true }
    end
  end)
  options = options or {}
  options.seed = seed
  local game, lines = deck:game("Key", options), {}
  for card in function() return game:next_card() end do
    lines[#lines + 1] = card.full_id .. ": " .. table.concat(card.answers, ", ")
  end
  return table.concat(lines, "\n")
end

local function backwards(t)
  local keys = {}
  for key in fc.pairs(t) do table.insert(keys, 1, key) end
  local i = 0
  return function()
    i = i + 1
    return keys[i], t[keys[i]]
  end
end

-- the order in which cards are added does not matter
expect.equal(deal(7, fc.pairs), deal(7, pairs))
expect.equal(deal(7, fc.pairs), deal(7, backwards))
assert(deal(7, fc.pairs) ~= deal(8, fc.pairs))
-- shuffle = false keeps it
local unshuffled = deal(7, fc.pairs, { shuffle = false })
assert(unshuffled ~= deal(7, backwards, { shuffle = false }))
assert(unshuffled:find("^deck/Key/state 1: "))
-- a limit takes the first of the same order
local limited = deal(7, fc.pairs, { limit = 3 })
expect.equal(deal(7, fc.pairs):sub(1, #limited), limited)
-- what the same seed gives on every machine
print(deal(7, pairs, { limit = 3 }))

-- wrong answers: all different, none of them right for the question
local deck = expect.deck(function(key)
  key:card { question = "England", answer = "London", reverse = true }
  key:card { question = "United Kingdom", answer = "London", reverse = true }
  key:card { question = "France", answer = "Paris", reverse = true }
end, { choices = 4 })
for seed = 1, 20 do
  local game = deck:game("Key", { seed = seed })
  for card in function() return game:next_card() end do
    local seen = {}
    for _, answer in ipairs(card.answers) do
      assert(not seen[answer])
      seen[answer] = true
    end
    if card.question == "London" then assert(#card.answers == 2) end
  end
end
