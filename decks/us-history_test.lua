local fc = require "fc"
local history = require "data.us_history"
local sound = require "testing.sound"
local test, expect = fc.test, fc.test.expect

local deck = test.load "us-history.lua"

sound.deck(deck)

test.it("every choice is one of four", function()
  for _, key in ipairs(deck.answer_keys) do
    sound.each_card(deck, key.name, 1, function(card)
      if card.kind == "choice" then expect(card.answers):has_count(4) end
    end)
  end
end)

test.it("a select card shows all that it has", function()
  for _, topic in ipairs(history.topics) do
    for _, card in ipairs(topic) do
      if card.kind == "select" then expect(card.choices):equals(#card.answer + #card.wrong) end
    end
  end
end)

test.it("events stand in their order", function()
  for i = 2, #history.events do
    expect(history.events[i - 1].year < history.events[i].year):is_true()
  end
end)

test.it("a guess near the year is worth half a point", function()
  local function try(year) return sound.try(deck, "What year?", "landing on the Moon", year) end
  expect(try "1969"):equals(1)
  expect(try "1972"):equals(0.5)
  expect(select(2, try "1970")):equals "A year off."
  expect(select(2, try "1966")):equals "3 years off."
  expect(try "1973"):equals(0)
end)

test.it("just one of the events came before, for every seed", function()
  local years = {}
  for _, event in ipairs(history.events) do years[event.name] = event.year end
  sound.each_card(deck, "What came before?", 200, function(card)
    local year = years[card.question:match "^What came before (.+)%?$"]
    local earlier = {}
    for _, name in ipairs(card.answers) do
      if years[name] <= year then earlier[#earlier + 1] = name end
    end
    expect(earlier):equals { card.answer }
  end)
end)

test.it("answers are taken in several forms", function()
  for _, row in ipairs {
    { "Independence", "On which day", "july 4 1776" },
    { "Independence", "Who led the Continental Army", "Washington" },
    { "The Constitution", "With which three words", "we the people" },
    { "The twentieth century", "I have a dream", "Martin Luther King, Jr." },
    { "The twentieth century", "Cold War", "U.S.S.R." },
  } do
    local key, part, answer = table.unpack(row)
    expect(sound.try(deck, key, part, answer)):equals(1)
  end
end)
