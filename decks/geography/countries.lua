-- The countries of the world from the tables in this folder: the sovereign states that have an ISO
-- code. Each has its `name`, the name `in_a_sentence`, `capital`, `region`, `continent` and perhaps
-- a `note`.

local fc = require "fc"

local regions = {
  "Africa", "Asia", "Caribbean", "Europe", "North America", "Oceania", "South America",
}

local is_region = {}
for _, region in ipairs(regions) do is_region[region] = true end

-- Names that have "the" before them in a sentence.
local with_the = {
  "^United", "^Federated", "Republic", "Islands$", "^Comoros$", "^Ivory Coast$", "^Maldives$",
  "^Netherlands$", "^Philippines$", "^Seychelles$",
}

local function in_a_sentence(name)
  for _, pattern in ipairs(with_the) do
    if name:find(pattern) then return "the " .. name end
  end
  return (name:gsub("^The ", "the "))
end

-- A column of a table, by country.
local function column(file, name)
  local values = {}
  for _, row in ipairs(fc.csv("geography/" .. file .. ".csv")) do
    values[row.country] = row[name] ~= "" and row[name] or nil
  end
  return values
end

local capitals = column("capitals", "capital")
local capital_notes = column("capital_info", "capital info")
local country_notes = column("country_info", "country info")

-- The tags of a row name its regions, the smaller one first: the islands of the Caribbean are in
-- North America too.
local function regions_of(row)
  local found = {}
  for tag in row.region:gmatch "UG::([%w_]+)" do
    local name = tag:gsub("_", " ")
    if is_region[name] then found[#found + 1] = name end
  end
  return found[1], found[#found]
end

local countries = {}
for _, row in ipairs(fc.csv "geography/regions.csv") do
  if row.iso ~= "" and row.region:find("UG::Sovereign_State", 1, true) then
    local name = row.country
    local region, continent = regions_of(row)
    countries[#countries + 1] = {
      name = name,
      in_a_sentence = in_a_sentence(name),
      capital = capitals[name],
      region = region,
      continent = continent,
      note = capital_notes[name] or country_notes[name],
    }
  end
end

return { regions = regions, list = countries }
