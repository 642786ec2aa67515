-- Japanese kana: reads hiragana and katakana, picks the right one for a sound, and reads words.

local fc = require "fc"
local kana = require "japanese.kana"
local data = require "data.kana"

local levels = { "basic", "voiced", "combined" }

local deck = fc.deck { title = "Japanese Kana" }

local function read(name, list)
  deck:answer_key(name, { kind = "typed" }, function(key)
    for _, one in ipairs(list) do
      key:card { question = one.text, answer = one.sounds, explanation = one.note }
    end
  end)
end

-- What a kana may be confused with: what looks like it, and what begins like it.
local function rivals(one)
  local texts, seen = {}, { [one.text] = true }
  local function add(text)
    if not seen[text] then texts[#texts + 1], seen[text] = text, true end
  end
  for _, text in ipairs(one.look_alikes) do add(text) end
  for _, other in ipairs(one.row) do add(other.text) end
  return texts
end

local function choose(name, script)
  deck:answer_key(name, function(key)
    for _, level in ipairs(levels) do
      for _, one in ipairs(script[level]) do
        key:card {
          id = one.text,
          question = one.sounds[1] .. (one.origin and (" (from %s)"):format(one.origin) or ""),
          answer = one.text,
          wrong = rivals(one),
          explanation = one.note,
        }
      end
    end
  end)
end

local function words(name, list)
  deck:answer_key(name, { kind = "typed" }, function(key)
    for word, meaning in fc.pairs(list) do
      key:card {
        question = word,
        answer = kana.readings(word),
        explanation = ("%s means %s."):format(word, meaning),
      }
    end
  end)
end

for _, name in ipairs { "hiragana", "katakana" } do
  for _, level in ipairs(levels) do
    read(("Read %s %s"):format(level, name), kana[name][level])
  end
  choose("Choose the " .. name, kana[name])
  words("Words in " .. name, data[name .. "_words"])
end

return deck
