-- Builds the kana, with all that can be told about them, from the rows of data/kana.lua.
--
-- A kana has its text, the `sounds` that it may be written as, Hepburn's first, a `note` for the
-- learner, and what it may be taken for: its `look_alikes` and the rest of its `row`. Of two that
-- sound the same, each has its `origin`, the sound it has without its strokes.

local data = require "data.kana"

-- Unicode has each katakana 96 places after its hiragana.
local function to_katakana(hiragana)
  local codes = { utf8.codepoint(hiragana, 1, -1) }
  for i, code in ipairs(codes) do codes[i] = code + 96 end
  return utf8.char(table.unpack(codes))
end

local look_alikes = {}
for _, group in ipairs(data.look_alikes) do
  for text in group:gmatch "%S+" do
    local others = {}
    for other in group:gmatch "%S+" do
      if other ~= text then others[#others + 1] = other end
    end
    look_alikes[text] = others
  end
end

local by_text = {}

-- Makes the kana of a level. `note(text, sound)` says how one comes about.
local function level(rows, convert, note)
  local list = {}
  for _, row_text in ipairs(rows) do
    local row = {}
    for hiragana, sound in row_text:gmatch "(%S+) (%S+)" do
      local text = convert(hiragana)
      local kana = {
        text = text,
        sounds = { sound, table.unpack(data.spellings[hiragana] or data.spellings[sound] or {}) },
        origin = data.origins[hiragana],
        look_alikes = look_alikes[text] or {},
        row = row,
      }
      row[#row + 1], list[#list + 1], by_text[text] = kana, kana, kana
    end
  end
  for _, kana in ipairs(list) do kana.note = note(kana.text, kana.sounds[1]) end
  return list
end

local function warn_of_look_alikes(text)
  local others = {}
  for i, other in ipairs(look_alikes[text] or {}) do
    others[i] = ("%s (%s)"):format(other, by_text[other].sounds[1])
  end
  return others[1] and ("Not to be taken for %s."):format(table.concat(others, " or ")) or nil
end

-- A voiced kana stands right after the plain one in Unicode, and the one with a circle after that.
local function name_plain(text, sound)
  local circle = sound:find "^p"
  local plain = utf8.char(utf8.codepoint(text) - (circle and 2 or 1))
  return ("%s is %s with %s."):format(text, plain, circle and "a circle" or "two strokes")
end

local function name_parts(text)
  local large, small = text:match("^(" .. utf8.charpattern .. ")(.+)$")
  return ("A small %s takes the place of the i of %s."):format(small, large)
end

-- The rows of combined kana: き and a small ゃ make kya. After sh, ch and j the y falls away.
local function combined()
  local rows = {}
  for hiragana, sound in data.combining:gmatch "(%S+) (%S+)" do
    local start = sound:gsub("i$", "y"):gsub("^([scj]h?)y$", "%1")
    rows[#rows + 1] = ("%sゃ %sa  %sゅ %su  %sょ %so")
      :format(hiragana, start, hiragana, start, hiragana, start)
  end
  return rows
end

local function script(convert)
  return {
    basic = level(data.basic, convert, warn_of_look_alikes),
    voiced = level(data.voiced, convert, name_plain),
    combined = level(combined(), convert, name_parts),
  }
end

-- The kana of a word, two characters as one where they are combined.
local function split(word)
  local list = {}
  for text in word:gmatch(utf8.charpattern) do
    local last = list[#list]
    local both = last and by_text[last.text .. text]
    if both then list[#list] = both else list[#list + 1] = by_text[text] end
  end
  return list
end

-- Every way to write the sounds of a word, Hepburn's first.
local function readings(word)
  local found = { "" }
  for _, kana in ipairs(split(word)) do
    local longer = {}
    for _, sound in ipairs(kana.sounds) do
      for _, start in ipairs(found) do longer[#longer + 1] = start .. sound end
    end
    found = longer
  end
  return found
end

return {
  hiragana = script(function(hiragana) return hiragana end),
  katakana = script(to_katakana),
  readings = readings,
}
