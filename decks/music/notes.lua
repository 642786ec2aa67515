-- Notes and intervals: reads and writes notes, and spells the note an interval away.
--
-- A note has a `letter`, 0 for C to 6 for B, and an `accidental`, -1 for a flat, 1 for a sharp. The
-- letters say how wide an interval is by its number, a third; the semitones how it is by its
-- quality, a major one. That is why a major third above E♭ is G and never F𝄪.

local letters = "CDEFGAB"
local semitones_of_letter = { [0] = 0, 2, 4, 5, 7, 9, 11 }
local signs = { [-1] = "♭", [0] = "", "♯" }
local words = { [-1] = " flat", [0] = "", " sharp" }
local keys = { [-1] = "b", [0] = "", "#" }

-- `steps` counts letters: a third goes two letters up.
local intervals = {
  { name = "minor second", steps = 1, semitones = 1 },
  { name = "major second", steps = 1, semitones = 2 },
  { name = "augmented second", steps = 1, semitones = 3 },
  { name = "minor third", steps = 2, semitones = 3 },
  { name = "major third", steps = 2, semitones = 4 },
  { name = "perfect fourth", steps = 3, semitones = 5 },
  { name = "augmented fourth", steps = 3, semitones = 6 },
  { name = "diminished fifth", steps = 4, semitones = 6 },
  { name = "perfect fifth", steps = 4, semitones = 7 },
  { name = "augmented fifth", steps = 4, semitones = 8 },
  { name = "minor sixth", steps = 5, semitones = 8 },
  { name = "major sixth", steps = 5, semitones = 9 },
  { name = "diminished seventh", steps = 6, semitones = 9 },
  { name = "minor seventh", steps = 6, semitones = 10 },
  { name = "major seventh", steps = 6, semitones = 11 },
  { name = "perfect octave", steps = 7, semitones = 12 },
}

local function size(interval)
  return interval.semitones == 1 and "1 semitone" or interval.semitones .. " semitones"
end

local function written(note, accidentals)
  local letter = letters:sub(note.letter + 1, note.letter + 1)
  return letter .. accidentals[note.accidental]
end

local function name(note) return written(note, signs) end

-- Every way to type the name, the proper one first: "E♭", "Eb", "E flat".
local function spellings(note)
  return { name(note), written(note, keys), written(note, words) }
end

-- The height of a note in semitones above C, with the letters counted on beyond B.
local function height(letter, accidental)
  return letter // 7 * 12 + semitones_of_letter[letter % 7] + accidental
end

-- The note an interval above `note`, or below it where `direction` is -1; nil where that note
-- would need a double accidental.
local function away(note, interval, direction)
  local letter = note.letter + direction * interval.steps
  local wanted = height(note.letter, note.accidental) + direction * interval.semitones
  local accidental = wanted - height(letter, 0)
  if accidental < -1 or accidental > 1 then return nil end
  return { letter = letter % 7, accidental = accidental }
end

local all = {}
for letter = 0, 6 do
  for accidental = -1, 1 do
    all[#all + 1] = { letter = letter, accidental = accidental }
  end
end

-- The note whose name `text` is in any spelling, nil when it is none.
local function read(text)
  for _, note in ipairs(all) do
    for _, spelling in ipairs(spellings(note)) do
      if spelling:lower() == text:lower() then return note end
    end
  end
end

-- Whether two notes are one key of the piano, such as D♯ and E♭.
local function sound_the_same(one, other)
  local difference = height(one.letter, one.accidental) - height(other.letter, other.accidental)
  return difference % 12 == 0
end

-- The letters from `note` through an interval, as one counts them: "E F G".
local function count_letters(note, interval, direction)
  local passed = {}
  for step = 0, interval.steps do
    local letter = (note.letter + direction * step) % 7
    passed[#passed + 1] = letters:sub(letter + 1, letter + 1)
  end
  return table.concat(passed, " ")
end

-- Where the interval is found on the white keys or near them: "For example C to E."
local function example(interval)
  for letter = 0, 6 do
    local from = { letter = letter, accidental = 0 }
    local to = away(from, interval, 1)
    if to then return ("For example %s to %s."):format(name(from), name(to)) end
  end
end

-- The interval that fills up the octave: from E♭ up to G is a major third, from G on up to E♭ a
-- minor sixth. Nil where the list has none.
local function inversion(interval)
  for _, other in ipairs(intervals) do
    if other.steps == 7 - interval.steps and other.semitones == 12 - interval.semitones then
      return other
    end
  end
end

-- The notes that music starts from: without E♯, B♯, F♭ and C♭, which are F, C, E and B to the ear.
local unusual = { ["E♯"] = true, ["B♯"] = true, ["F♭"] = true, ["C♭"] = true }
local usual = {}
for _, note in ipairs(all) do
  if not unusual[name(note)] then usual[#usual + 1] = note end
end

return {
  usual = usual,
  intervals = intervals,
  name = name,
  size = size,
  spellings = spellings,
  read = read,
  sound_the_same = sound_the_same,
  away = away,
  count_letters = count_letters,
  inversion = inversion,
  example = example,
}
