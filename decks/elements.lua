-- The chemical elements: names and numbers to fill in, symbols to spell, families to recite.
-- The first 36 unless told otherwise:
--
--   fcscript run elements.lua -- 118

local fc = require "fc"
local elements = require "data.elements"

local last = math.tointeger(fc.args[1] or 36)
if not last or last < 1 or last > #elements then
  error(("give a number of elements from 1 to %d, not '%s'"):format(#elements, fc.args[1]))
end

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

local families = {
  { name = "alkali metals", numbers = { 3, 11, 19, 37, 55, 87 } },
  { name = "alkaline earth metals", numbers = { 4, 12, 20, 38, 56, 88 } },
  { name = "coinage metals", numbers = { 29, 47, 79 } },
  { name = "chalcogens", numbers = { 8, 16, 34, 52, 84 } },
  { name = "halogens", numbers = { 9, 17, 35, 53, 85 } },
  { name = "noble gases", numbers = { 2, 10, 18, 36, 54, 86 } },
}

local deck = fc.deck { title = "The Elements" }

-- Two cards for each element: one asks for the name, the other for the number.
deck:answer_key("Names and numbers", { kind = "cloze" }, function(key)
  for number = 1, last do
    local element = elements[number]
    key:card {
      id = element.symbol,
      text = ("%s is {{c1::%s}}, element number {{c2::%d}}.")
        :format(element.symbol, element.name, number),
    }
  end
end)

-- Letter case counts here: Co is cobalt, CO is carbon monoxide.
deck:answer_key("Symbols", { kind = "cloze", ignore = { "space" } }, function(key)
  for number = 1, last do
    local element = elements[number]
    local origin = old_names[element.symbol]
    key:card {
      id = element.symbol,
      text = ("The symbol of %s is {{c1::%s::element %d}}.")
        :format(element.name, element.symbol, number),
      explanation = origin and ("%s is from %s."):format(element.symbol, origin),
    }
  end
end)

deck:answer_key("Families", { kind = "reveal" }, function(key)
  for _, family in ipairs(families) do
    local names = {}
    for _, number in ipairs(family.numbers) do
      if number <= last then names[#names + 1] = elements[number].name end
    end
    if #names > 1 then
      key:card {
        question = ("Which elements are %s?"):format(family.name),
        answer = table.concat(names, ", "),
      }
    end
  end
end)

return deck
