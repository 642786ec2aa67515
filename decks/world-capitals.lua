-- The countries of the world and their capitals, asked in both directions, in sixteen languages:
--
--   fcscript run world-capitals.lua -- de
--
-- A card's id is the English name of its country, so progress survives a change of language.
-- Wrong answers come from the same part of the world. Data: see geography/SOURCE.md.

local fc = require "fc"

local function table_of(name)
  return fc.csv("geography/" .. name .. ".csv")
end

local capitals = table_of "capitals"
local language = fc.args[1] or "en"

-- English has the plain columns ("capital"), every other language its own ("capital:de").
local function column(name)
  return language == "en" and name or name .. ":" .. language
end

if not capitals[1][column "capital"] then
  local known = { "en" }
  for name in fc.pairs(capitals[1]) do
    known[#known + 1] = name:match "^capital:(.+)$"
  end
  error(("no language '%s': choose one of %s"):format(language, table.concat(known, ", ")))
end

local entities = { amp = "&", lt = "<", gt = ">", quot = '"', nbsp = " " }

-- The text of `row` in the language asked for, nil when it has none.
local function text_of(row, name)
  local text = row[column(name)]:gsub("&(%a+);", entities)
  return text ~= "" and text or nil
end

-- The same for a name. Chinese repeats the English name in brackets, "伦敦(London)", which would
-- give the answer away; other brackets stay, since they tell two places of one name apart.
local function name_of(row, name)
  local english, text = row[name], text_of(row, name)
  return text and text:gsub("%s*(%b())", function(brackets)
    local inner = brackets:sub(2, -2)
    if english:find(inner, 1, true) or inner:find(english, 1, true) then return "" end
  end)
end

-- What `read(row, name)` finds in each row of a file, by country.
local function by_country(file, read, name)
  local found = {}
  for _, row in ipairs(table_of(file)) do
    found[row.country] = read(row, name)
  end
  return found
end

local countries = by_country("countries", name_of, "country")
local capital_notes = by_country("capital_info", text_of, "capital info")
local country_notes = by_country("country_info", text_of, "country info")
local hints = by_country("capital_hint", text_of, "capital hint")
local regions = by_country("regions", function(row) return row.region:match "UG::([%w_]+)" end)

-- Calls `visit(country, capital, card)` for every country that has a capital, in the order of the
-- file; `card` holds what both directions share.
local function each_country(visit)
  for _, row in ipairs(capitals) do
    local id = row.country
    local country, capital = countries[id], name_of(row, "capital")
    if country and capital then
      visit(country, capital, {
        id = id,
        pool = regions[id],
        explanation = capital_notes[id] or country_notes[id],
      })
    end
  end
end

local deck = fc.deck { title = "World Capitals", language = language }

deck:answer_key("Show Countries", function(key)
  each_country(function(country, capital, card)
    card.question, card.answer = country, capital
    key:card(card)
  end)
end)

-- London and Jerusalem are asked twice, each time for another country; the hint tells which.
deck:answer_key("Show Capitals", function(key)
  each_country(function(country, capital, card)
    card.question, card.answer, card.hint = capital, country, hints[card.id]
    key:card(card)
  end)
end)

return deck
