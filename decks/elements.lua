-- The periodic table: names and numbers to fill in, symbols to spell, places to know.
-- All 118 elements, or only the first ones:
--
--   fcscript run elements.lua -- 36

local fc = require "fc"
local table_of_elements = require "data.elements"

local last = math.tointeger(fc.args[1] or #table_of_elements)
if not last or last < 10 or last > #table_of_elements then
  error(("give a number of elements from 10 to %d, not '%s'")
    :format(#table_of_elements, fc.args[1]))
end
local elements = table.move(table_of_elements, 1, last, 1, {})

-- Symbols that come from another name than the English one.
local old_names = {
  Na = "natrium, its Latin name",
  K = "kalium, its Latin name",
  Fe = "ferrum, Latin for iron",
  Cu = "cuprum, Latin for the metal of Cyprus",
  Ag = "argentum, Latin for silver",
  Sn = "stannum, Latin for tin",
  Sb = "stibium, Latin for the mineral stibnite",
  W = "Wolfram, its German name",
  Au = "aurum, Latin for gold",
  Hg = "hydrargyrum, Latinised Greek for liquid silver",
  Pb = "plumbum, Latin for lead",
}

local other_spellings = { aluminium = "aluminum", sulfur = "sulphur", caesium = "cesium" }

-- Groups that have a name of their own, which one of them may not bear.
local families = {
  { name = "alkali metals", group = 1, but = "hydrogen" },
  { name = "alkaline earth metals", group = 2 },
  { name = "coinage metals", group = 11, but = "roentgenium" },
  { name = "chalcogens", group = 16 },
  { name = "halogens", group = 17 },
  { name = "noble gases", group = 18 },
}

-- The names of the elements that `belongs` is true of, and of the others.
local function split(belongs)
  local members, others = {}, {}
  for number, element in ipairs(elements) do
    local list = belongs(element, number) and members or others
    list[#list + 1] = element.name
  end
  return members, others
end

local function capitalized(text) return (text:gsub("^%l", string.upper)) end

-- Where an element stands in the table: "Gold stands in period 6 and group 11, below silver."
local function place(element)
  if not element.group then
    return ("%s is among the %s."):format(capitalized(element.name), element.category)
  end
  local above = split(function(other)
    return other.group == element.group and other.period == element.period - 1
  end)
  return ("%s stands in period %d and group %d%s."):format(capitalized(element.name),
    element.period, element.group, above[1] and ", below " .. above[1] or "")
end

local deck = fc.deck { title = "The Periodic Table" }

-- Two cards for each element: one asks for the name, the other for the number.
deck:answer_key("Names and numbers", { kind = "cloze" }, function(key)
  for number, element in ipairs(elements) do
    local other = other_spellings[element.name]
    key:card {
      id = element.symbol,
      text = ("%s is {{c1::%s}}, element number {{c2::%d}}.")
        :format(element.symbol, element.name, number),
      check = other and function(response, card, score)
        return card.answer == element.name and response:lower() == other or score
      end,
    }
  end
end)

-- Letter case counts here: Co is cobalt, CO is carbon monoxide.
deck:answer_key("Symbols", { kind = "cloze", ignore = { "space" } }, function(key)
  for number, element in ipairs(elements) do
    local origin = old_names[element.symbol]
    key:card {
      id = element.symbol,
      text = ("The symbol of %s is {{c1::%s::element %d}}.")
        :format(element.name, element.symbol, number),
      explanation = origin and ("%s is from %s."):format(element.symbol, origin),
    }
  end
end)

deck:answer_key("Periods and groups", { kind = "number" }, function(key)
  for _, element in ipairs(elements) do
    local hint = "It is among the " .. element.category .. "."
    key:card {
      question = ("In which period is %s?"):format(element.name),
      answer = element.period, hint = hint, explanation = place(element),
    }
    if element.group then
      key:card {
        question = ("In which group is %s?"):format(element.name),
        answer = element.group, hint = hint, explanation = place(element),
      }
    end
  end
end)

deck:answer_key("Categories", { choices = 4 }, function(key)
  for _, element in ipairs(elements) do
    key:card {
      question = ("To which category does %s belong?"):format(element.name),
      answer = element.category,
      explanation = place(element),
    }
  end
end)

-- Three of each category to be found among others, new ones in every game.
deck:answer_key("Find the category", { kind = "select", choices = 6 }, function(key)
  local asked = {}
  for _, element in ipairs(elements) do
    local category = element.category
    local members, others = split(function(other) return other.category == category end)
    if not asked[category] and #members >= 3 and #others >= 3 then
      asked[category] = true
      key:card {
        question = ("Which of these are %s?"):format(category),
        answer = table.move(key.random:shuffle(members), 1, 3, 1, {}),
        wrong = others,
      }
    end
  end
end)

deck:answer_key("Families", { kind = "reveal" }, function(key)
  for _, family in ipairs(families) do
    local names = split(function(element)
      return element.group == family.group and element.name ~= family.but
    end)
    if #names > 1 then
      key:card {
        question = ("Which elements are %s?"):format(family.name),
        answer = table.concat(names, ", "),
      }
    end
  end
end)

return deck
