local fc = require "fc"
local sound = require "testing.sound"
local world = require "geography.countries"
local test, expect = fc.test, fc.test.expect

local deck = test.load "geography.lua"

sound.deck(deck)

test.it("every country has a name, a capital, a region and a continent", function()
  expect(#world.list):equals(199)
  local counts = {}
  for _, country in ipairs(world.list) do
    expect(country.name and country.capital and country.continent):differs_from(nil)
    counts[country.region] = (counts[country.region] or 0) + 1
  end
  expect(counts):equals {
    Africa = 55, Asia = 46, Caribbean = 13, Europe = 47, ["North America"] = 10, Oceania = 16,
    ["South America"] = 12,
  }
end)

test.it("capitals are right", function()
  for _, row in ipairs {
    { "Africa", "Kenya", "Nairobi" },
    { "Asia", "the Philippines", "Manila" },
    { "Caribbean", "the Bahamas", "Nassau" },
    { "Europe", "Portugal", "Lisbon" },
    { "North America", "Canada", "Ottawa" },
    { "Oceania", "Australia", "Canberra" },
    { "South America", "Brazil", "Brasília" },
  } do
    local region, country, capital = table.unpack(row)
    local answers = sound.answers(deck, region, 1)
    expect(answers[("What is the capital of %s?"):format(country)]):equals(capital)
  end
end)

test.it("other names of a capital are right", function()
  for _, row in ipairs {
    { "South America", "capital of Brazil", "brasilia" },
    { "North America", "capital of the United States", "Washington" },
    { "North America", "capital of the United States", "washington dc" },
    { "Africa", "capital of South Africa", "Cape Town" },
    { "Africa", "capital of the Sahrawi", "El Aaiun" },
    { "Europe", "capital of Ukraine", "Kiev" },
    { "Europe", "capital of San Marino", "San Marino" },
    { "Caribbean", "capital of Grenada", "Saint Georges" },
    { "Oceania", "capital of Tonga", "Nuku'alofa" },
  } do
    local region, part, answer = table.unpack(row)
    expect(sound.try(deck, region, part, answer)):equals(1)
  end
end)

test.it("a country is asked for only where its capital does not tell it", function()
  local asia = sound.answers(deck, "Asia", 1)
  expect(asia["Whose capital is Manila?"]):equals "Philippines"
  expect(asia["Whose capital is Singapore?"]):is_nil()
  expect(asia["Whose capital is Jerusalem?"]):is_nil()
end)

test.it("the hint shows how words begin", function()
  local hints = {}
  sound.each_card(deck, "Africa", 1, function(card) hints[card.question] = card.hints[1] end)
  expect(hints["What is the capital of Benin?"]):equals "P····-N···"
  expect(hints["What is the capital of Ethiopia?"]):equals "A···· A····"
end)

test.it("continents are found for every seed", function()
  local continents = {}
  for _, country in ipairs(world.list) do continents[country.name] = country.continent end
  sound.each_card(deck, "Find the continent", 50, function(card)
    local continent = card.question:match "in (.+)%?$"
    local response = {}
    for i, name in ipairs(card.answers) do
      if continents[name] == continent then response[#response + 1] = i end
    end
    expect(#response):equals(3)
    expect(card:record_answer(response)):equals(1)
  end)
end)
