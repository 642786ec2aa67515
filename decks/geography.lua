-- World geography, one answer key per region: the capital of each country is to be written, and
-- the country of each capital to be chosen. Two more keys ask where in the world a country lies.
-- Data: see geography/SOURCE.md.

local fc = require "fc"
local world = require "geography.countries"

local deck = fc.deck { title = "World Geography" }

-- All that is right for a capital: one of several, a part of its name, another name in its note.
local function spellings(capital, note)
  local list, seen = {}, {}
  local function add(text)
    if text and not seen[text] then list[#list + 1], seen[text] = text, true end
  end
  add(capital)
  for name in capital:gsub(", D%.C%.$", ""):gmatch "[^,]+" do
    name = name:gsub("^%s", ""):gsub("^City of ", ""):gsub("^St%.", "Saint"):gsub("ʻ", "")
    add(name)
  end
  add(note and note:match "[Aa]lso known as ([^.,]+)")
  return list
end

-- The first letter of each word, and a dot for every other: "P···-··-P·····".
local function mask(text)
  local shown, starts = {}, true
  for letter in text:gmatch(utf8.charpattern) do
    local separates = letter:find "^[%s%p]" ~= nil
    shown[#shown + 1] = (separates or starts) and letter or "·"
    starts = separates
  end
  return table.concat(shown)
end

-- The other side of a card. There is none where the capital's name tells the country, and none for
-- Jerusalem, which two countries claim.
local function back(country)
  local capital = country.capital
  if capital:find(country.name, 1, true) or capital == "Jerusalem" then return nil end
  return {
    kind = "choice",
    question = ("Whose capital is %s?"):format(capital),
    answer = country.name,
  }
end

for _, region in ipairs(world.regions) do
  local options = {
    kind = "typed", choices = 4, ignore = { "case", "space", "accents", "punctuation" },
  }
  deck:answer_key(region, options, function(key)
    for _, country in ipairs(world.list) do
      if country.region == region then
        key:card {
          id = country.name,
          question = ("What is the capital of %s?"):format(country.in_a_sentence),
          answer = spellings(country.capital, country.note),
          hint = mask(country.capital),
          explanation = country.note,
          reverse = back(country),
        }
      end
    end
  end)
end

-- These lie on two continents or between them, so that there is no one answer.
local between = {
  Armenia = true, Azerbaijan = true, Cyprus = true, Egypt = true, Georgia = true, Indonesia = true,
  Kazakhstan = true, Panama = true, Russia = true, ["Timor-Leste"] = true, Turkey = true,
}

-- The countries that lie on a continent for sure, and those that don't lie there for sure.
local function split(continent)
  local inside, outside = {}, {}
  for _, country in ipairs(world.list) do
    if not between[country.name] then
      local list = country.continent == continent and inside or outside
      list[#list + 1] = country.name
    end
  end
  return inside, outside
end

deck:answer_key("Where is it?", { choices = 6 }, function(key)
  for _, country in ipairs(world.list) do
    if not between[country.name] then
      key:card {
        id = country.name,
        question = ("Where is %s?"):format(country.in_a_sentence),
        answer = country.continent,
      }
    end
  end
end)

-- Three countries of each continent to be found among others, new ones in every game.
deck:answer_key("Find the continent", { kind = "select", choices = 6 }, function(key)
  for _, continent in ipairs(world.regions) do
    local inside, outside = split(continent)
    if #inside > 0 then
      key:card {
        question = ("Which of these are in %s?"):format(continent),
        answer = table.move(key.random:shuffle(inside), 1, 3, 1, {}),
        wrong = outside,
      }
    end
  end
end)

return deck
