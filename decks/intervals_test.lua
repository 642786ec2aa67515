local fc = require "fc"
local sound = require "testing.sound"
local test, expect = fc.test, fc.test.expect

local deck = test.load "intervals.lua"

sound.deck(deck)

local function expect_answers(key, truths)
  local answers = sound.answers(deck, key, 200)
  for question, answer in fc.pairs(truths) do
    expect(question .. " " .. tostring(answers[question])):equals(question .. " " .. answer)
  end
end

test.describe("notes", function()
  test.it("above are spelled right", function()
    expect_answers("Find the note above", {
      ["What is a major third above E♭?"] = "G",
      ["What is a major third above E?"] = "G♯",
      ["What is a minor third above C?"] = "E♭",
      ["What is a perfect fourth above F?"] = "B♭",
      ["What is an augmented fourth above F?"] = "B",
      ["What is a diminished fifth above B?"] = "F",
      ["What is a perfect fifth above B♭?"] = "F",
      ["What is a perfect fifth above F♯?"] = "C♯",
      ["What is a major seventh above F♯?"] = "E♯",
      ["What is a perfect fourth above G♭?"] = "C♭",
      ["What is a perfect octave above A♭?"] = "A♭",
    })
  end)

  test.it("below are spelled right", function()
    expect_answers("Find the note below", {
      ["What is a major third below C?"] = "A♭",
      ["What is a perfect fifth below C?"] = "F",
      ["What is a minor second below C?"] = "B",
      ["What is a minor third below E♭?"] = "C",
      ["What is a perfect fourth below B♭?"] = "F",
      ["What is a major seventh below D?"] = "E♭",
    })
  end)

  test.it("can be written with letters alone", function()
    for _, signs in ipairs { { "#", "b" }, { " sharp", " flat" } } do
      local game = test.play(deck, {
        key = "Find the note above",
        answer = function(card)
          return card.answer:gsub("♯", signs[1]):gsub("♭", signs[2])
        end,
      })
      expect(game.num_right):equals(game.count)
    end
  end)

  test.it("that sound right are told from those that do not", function()
    local sharps = { ["D♭"] = "C#", ["E♭"] = "D#", ["G♭"] = "F#", ["A♭"] = "G#", ["B♭"] = "A#" }
    local heard = 0
    for seed = 1, 20 do
      local game = deck:game("Find the note above", { seed = seed })
      while game:has_more_cards() do
        local sharp = sharps[game:next_card().answer]
        local score, message = game:answer(sharp or "H")
        expect(score):equals(0)
        if sharp then
          heard = heard + 1
          expect(message):contains "sounds right"
        end
      end
    end
    expect(heard > 20):is_true()
  end)
end)

test.it("intervals are as wide as their notes are apart, for every seed", function()
  local semitones = sound.answers(deck, "Count the semitones", 1)
  local white = { C = 0, D = 2, E = 4, F = 5, G = 7, A = 9, B = 11 }
  local function height(note)
    local letter, sign = note:match "^(%u)(.*)$"
    return white[letter] + (sign == "♯" and 1 or sign == "♭" and -1 or 0)
  end
  sound.each_card(deck, "Name the interval", 200, function(card)
    local from, to = card.question:match "^From (%S+) up to (%S+)$"
    local article = card.answer:find "^[aeiou]" and "an" or "a"
    local size = semitones[("How many semitones has %s %s?"):format(article, card.answer)]
    expect((height(to) - height(from)) % 12):equals(size % 12)
  end)
end)

test.it("intervals are turned round", function()
  expect_answers("Turn it round", {
    ["What makes an octave with a major third?"] = "minor sixth",
    ["What makes an octave with a perfect fifth?"] = "perfect fourth",
    ["What makes an octave with an augmented fourth?"] = "diminished fifth",
    ["What makes an octave with a minor second?"] = "major seventh",
  })
end)
