local fc = require "fc"
local elements = require "data.elements"
local sound = require "testing.sound"
local test, expect = fc.test, fc.test.expect

local deck = test.load "elements.lua"

sound.deck(deck)

test.describe("the table", function()
  test.it("has 118 elements, each once", function()
    expect(elements):has_count(118)
    local seen = {}
    for _, element in ipairs(elements) do
      expect(seen[element.symbol] or seen[element.name]):is_nil()
      seen[element.symbol], seen[element.name] = true, true
    end
  end)

  -- What the group must be of an element in the period that has these first and last numbers.
  local function group_of(number, first, last)
    local from_start, from_end = number - first + 1, last - number
    if number == 2 then return 18 end
    if from_start <= 2 then return from_start end
    local group = 18 - from_end
    local has_group_3 = last - first < 18
    return (group > 3 or group == 3 and has_group_3) and group or nil
  end

  test.it("has periods and groups that follow from the numbers", function()
    local noble_gases = { [0] = 0, 2, 10, 18, 36, 54, 86, 118 }
    for period = 1, 7 do
      local first, last = noble_gases[period - 1] + 1, noble_gases[period]
      for number = first, last do
        expect(elements[number].period):equals(period)
        expect(elements[number].group):equals(group_of(number, first, last))
      end
    end
  end)

  test.it("has as many elements in each category as are known there", function()
    local counts = {}
    for _, element in ipairs(elements) do
      counts[element.category] = (counts[element.category] or 0) + 1
    end
    expect(counts):equals {
      ["alkali metals"] = 6, ["alkaline earth metals"] = 6, ["transition metals"] = 38,
      ["post-transition metals"] = 12, metalloids = 6, ["other nonmetals"] = 7, halogens = 6,
      ["noble gases"] = 7, lanthanides = 15, actinides = 15,
    }
  end)

  test.it("has what everybody knows", function()
    for number, text in fc.pairs {
      [1] = "H hydrogen", [6] = "C carbon", [8] = "O oxygen", [11] = "Na sodium",
      [19] = "K potassium", [26] = "Fe iron", [29] = "Cu copper", [47] = "Ag silver",
      [50] = "Sn tin", [74] = "W tungsten", [79] = "Au gold",
      [80] = "Hg mercury", [82] = "Pb lead", [92] = "U uranium",
      [101] = "Md mendelevium", [118] = "Og oganesson",
    } do
      expect(elements[number].symbol .. " " .. elements[number].name):equals(text)
    end
  end)
end)

test.it("other spellings of a name are right, as names alone", function()
  local key = "Names and numbers"
  expect(sound.try(deck, key, "Al is […]", "Aluminum")):equals(1)
  expect(sound.try(deck, key, "Al is […]", "aluminium")):equals(1)
  expect(sound.try(deck, key, "Al is […]", "alumium")):equals(0)
  expect(sound.try(deck, key, "S is sulfur", "sulphur")):equals(0)
end)

test.it("letter case counts in symbols", function()
  expect(sound.try(deck, "Symbols", "cobalt", "Co")):equals(1)
  expect(sound.try(deck, "Symbols", "cobalt", "CO")):equals(0)
end)

test.it("lanthanides and actinides are asked for no group", function()
  local places = sound.answers(deck, "Periods and groups", 1)
  expect(places["In which group is gold?"]):equals "11"
  expect(places["In which period is gold?"]):equals "6"
  expect(places["In which period is uranium?"]):equals "7"
  expect(places["In which group is uranium?"]):is_nil()
end)

test.it("families are told whole", function()
  local families = sound.answers(deck, "Families", 1)
  expect(families["Which elements are coinage metals?"]):equals "copper, silver, gold"
  expect(families["Which elements are alkali metals?"])
    :equals "lithium, sodium, potassium, rubidium, caesium, francium"
end)
