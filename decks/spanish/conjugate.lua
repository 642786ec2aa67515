-- Conjugates a Spanish verb by rule, and says which rules were at work.
--
-- A verb has an `infinitive`, and only what can't be told from it:
--   change        the vowel of the stem that changes, "e>ie"
--   first         the yo form of the present, "tengo"; the subjunctive is built on it
--   past_stem     the stem of a strong preterite, "tuv"
--   future_stem   the stem of the future and the conditional, "tendr"
--   present, preterite, imperfect, subjunctive
--                 forms that follow no rule, by person: { [3] = "hizo" }

local persons = { "yo", "tú", "él", "nosotros", "vosotros", "ellos" }

local function forms(text)
  local list = {}
  for form in text:gmatch "%S+" do list[#list + 1] = form end
  return list
end

local future = forms "é ás á emos éis án"
local hypothetical = forms "ía ías ía íamos íais ían"
local with_i = forms "í iste ió imos isteis ieron"
local with_a = forms "a as a amos áis an"
local strong = forms "e iste o imos isteis ieron"

-- tense → class of the infinitive → endings by person
local endings = {
  present = {
    ar = forms "o as a amos áis an",
    er = forms "o es e emos éis en",
    ir = forms "o es e imos ís en",
  },
  preterite = { ar = forms "é aste ó amos asteis aron", er = with_i, ir = with_i },
  imperfect = { ar = forms "aba abas aba ábamos abais aban", er = hypothetical, ir = hypothetical },
  future = { ar = future, er = future, ir = future },
  conditional = { ar = hypothetical, er = hypothetical, ir = hypothetical },
  subjunctive = { ar = forms "e es e emos éis en", er = with_a, ir = with_a },
}

-- The last consonant of a stem is spelled anew when the vowel after it changes sides; the first
-- pattern that fits wins. Before e in -ar verbs, before a and o in the others:
local before_e = { { "gu", "gü" }, { "g", "gu" }, { "c", "qu" }, { "z", "c" } }
local before_a = { { "gu", "g" }, { "g", "j" }, { "([aeiou])c", "%1zc" }, { "c", "z" } }

local front_vowels = { e = true, ["é"] = true, i = true, ["í"] = true }

local function spelled(stem, ending, class, notes)
  local front = front_vowels[ending:match(utf8.charpattern)] or false
  if front ~= (class == "ar") then return stem end
  local vowels = front and "e" or "a and o"
  for _, rule in ipairs(front and before_e or before_a) do
    local new, count = stem:gsub(rule[1] .. "$", rule[2])
    if count > 0 then
      notes[#notes + 1] = ("%s- is spelled %s- before %s"):format(stem, new, vowels)
      return new
    end
  end
  return stem
end

-- The stem with its changed vowel: wherever the stress falls on it. In -ir verbs e and o close to
-- i and u in the rest of the subjunctive and in the third persons of the preterite.
local function changed(verb, class, tense, person, stem, notes)
  if not verb.change then return stem end
  local old, new = verb.change:match "^(.+)>(.+)$"
  local stressed = person ~= 4 and person ~= 5
  local third = person == 3 or person == 6
  local why
  if stressed and (tense == "present" or tense == "subjunctive") then
    why = "where the stem is stressed"
  elseif class == "ir" and (tense == "subjunctive" or tense == "preterite" and third) then
    new = old == "e" and "i" or "u"
    why = tense == "preterite" and "in the third persons" or "in the rest of the subjunctive"
  else
    return stem
  end
  notes[#notes + 1] = ("%s becomes %s %s"):format(old, new, why)
  return (stem:gsub("^(.*)" .. old, "%1" .. new))
end

-- Stem and ending with what happens where two vowels meet: leyó, leíste, construyo.
local function joined(stem, ending, class, notes)
  local after_strong = stem:find "[aeo]$"
  local after_vowel = after_strong or stem:find "[^gq]u$"
  if class == "ar" or not after_vowel then return stem .. ending end
  if ending == "ió" or ending == "ieron" then
    notes[#notes + 1] = "i becomes y between vowels"
    return stem .. ending:gsub("^i", "y")
  elseif after_strong and ending:find "^i" then
    notes[#notes + 1] = "i takes an accent after a, e or o"
    return stem .. ending:gsub("^i", "í")
  elseif class == "ir" and not ending:find "^i" and not ending:find "^í" then
    notes[#notes + 1] = ("%s- takes y before a, e and o"):format(stem)
    return stem .. "y" .. ending
  end
  return stem .. ending
end

local function strong_preterite(verb, person, notes)
  local ending = strong[person]
  notes[#notes + 1] = ("the preterite is built on %s-"):format(verb.past_stem)
  if ending == "ieron" and verb.past_stem:find "j$" then
    notes[#notes + 1] = "after j -ieron loses its i"
    ending = "eron"
  end
  return verb.past_stem .. ending
end

-- Returns the form of `verb` and a sentence about the rules behind it. `person` is 1…6.
local function conjugate(verb, tense, person)
  local infinitive, notes = verb.infinitive, {}
  local stem, class = infinitive:gsub("ír$", "ir"):match "^(.*)([aei]r)$"
  local ending = endings[tense][class][person]
  local form = verb[tense] and verb[tense][person]

  if form then
    notes[1] = "this form follows no rule"
  elseif tense == "present" and person == 1 and verb.first then
    form = verb.first
    notes[1] = "the yo form follows no rule"
  elseif tense == "subjunctive" and verb.first then
    form = verb.first:gsub("o$", "") .. ending
    notes[1] = ("the subjunctive is built on %s"):format(verb.first)
  elseif tense == "preterite" and verb.past_stem then
    form = strong_preterite(verb, person, notes)
  elseif tense == "future" or tense == "conditional" then
    stem = verb.future_stem or stem .. class
    form = stem .. ending
    notes[1] = ("%s- + -%s"):format(stem, ending)
  else
    notes[1] = ("%s- + -%s"):format(stem, ending)
    stem = changed(verb, class, tense, person, stem, notes)
    form = joined(spelled(stem, ending, class, notes), ending, class, notes)
  end
  return form, ("%s: %s."):format(infinitive, table.concat(notes, "; "))
end

return { persons = persons, conjugate = conjugate }
