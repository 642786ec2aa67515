-- Musical intervals: which note is a major third above E♭, and what lies between two notes?
-- Each game draws some of the several hundred questions.

local fc = require "fc"
local notes = require "music.notes"

local cards_per_game = 24

local deck = fc.deck { title = "Musical Intervals" }

local function with_article(interval)
  return (interval.name:find "^[aeiou]" and "an " or "a ") .. interval.name
end

-- Adds an answer key that asks some of all the questions there are; each is two notes with the
-- interval from one to the other, and `make` turns it into a card.
local function ask(name, kind, direction, make)
  deck:answer_key(name, { kind = kind }, function(key)
    local cards = {}
    for _, interval in ipairs(notes.intervals) do
      for _, from in ipairs(notes.usual) do
        local to = notes.away(from, interval, direction)
        if to then cards[#cards + 1] = make(from, interval, to) end
      end
    end
    cards = key.random:shuffle(cards)
    for i = 1, cards_per_game do key:card(cards[i]) end
  end)
end

-- Tells who found the right key of the piano what is wrong with its name.
local function judge(to)
  return function(response, _, score)
    local note = notes.read(response)
    if score == 1 or not note or not notes.sound_the_same(note, to) then return score end
    return false, "It sounds right and is spelled wrong: count the letters."
  end
end

local function find(name, direction, word)
  ask(name, "typed", direction, function(from, interval, to)
    return {
      question = ("What is %s %s %s?"):format(with_article(interval), word, notes.name(from)),
      answer = notes.spellings(to),
      check = judge(to),
      hint = {
        "Count the letters: " .. notes.count_letters(from, interval, direction) .. ".",
        "It has " .. notes.size(interval) .. ".",
      },
      explanation = ("From %s to %s is %s."):format(
        notes.name(from), notes.name(to), notes.size(interval)),
    }
  end)
end

find("Find the note above", 1, "above")
find("Find the note below", -1, "below")

-- The wrong answers are intervals that are a little wider or narrower.
local function neighbours(interval)
  local names = {}
  for _, other in ipairs(notes.intervals) do
    if other ~= interval and math.abs(other.semitones - interval.semitones) <= 2 then
      names[#names + 1] = other.name
    end
  end
  return names
end

ask("Name the interval", "choice", 1, function(from, interval, to)
  local letters = notes.count_letters(from, interval, 1)
  return {
    question = ("From %s up to %s"):format(notes.name(from), notes.name(to)),
    answer = interval.name,
    wrong = neighbours(interval),
    choices = 4,
    hint = "Count the letters: " .. letters .. ".",
    explanation = ("%s: %d letters, %s."):format(
      letters, interval.steps + 1, notes.size(interval)),
  }
end)

deck:answer_key("Count the semitones", { kind = "number" }, function(key)
  for _, interval in ipairs(notes.intervals) do
    key:card {
      question = ("How many semitones has %s?"):format(with_article(interval)),
      answer = interval.semitones,
      explanation = notes.example(interval),
    }
  end
end)

deck:answer_key("Turn it round", { choices = 4 }, function(key)
  for _, interval in ipairs(notes.intervals) do
    local inversion = notes.inversion(interval)
    if inversion then
      key:card {
        question = ("What makes an octave with %s?"):format(with_article(interval)),
        answer = inversion.name,
        hint = "The numbers add up to 9, the semitones to 12; major goes with minor.",
        explanation = ("%d + %d = 12 semitones."):format(interval.semitones, inversion.semitones),
      }
    end
  end
end)

return deck
