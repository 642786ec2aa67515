-- Conjugates a regular French verb, and says which rules were at work.

local persons = { "je", "tu", "il", "nous", "vous", "ils" }

local present = {
  er = { "e", "es", "e", "ons", "ez", "ent" },
  ir = { "is", "is", "it", "issons", "issez", "issent" },
  re = { "s", "s", "", "ons", "ez", "ent" },
}
local imperfect = { "ais", "ais", "ait", "ions", "iez", "aient" }
local future = { "ai", "as", "a", "ons", "ez", "ont" }

-- c and g keep their soft sound before a and o: nous commençons, je mangeais.
local function soften(stem, ending, notes)
  if not ending:find "^[ao]" then return stem end
  local soft, count = stem:gsub("c$", "ç")
  if count == 0 then soft, count = stem:gsub("g$", "ge") end
  if count > 0 then
    notes[#notes + 1] = ("%s- is spelled %s- before a and o"):format(stem, soft)
  end
  return soft
end

-- tense → function that returns the stem, the ending and why the stem is no other
local tenses = {
  present = function(stem, class, person) return stem, present[class][person] end,

  imperfect = function(stem, class, person)
    if class ~= "ir" then return stem, imperfect[person] end
    return stem .. "iss", imperfect[person], ("as in nous %sissons"):format(stem)
  end,

  future = function(stem, class, person)
    if class ~= "re" then return stem .. class, future[person], "the stem is the infinitive" end
    return stem .. "r", future[person], "the infinitive loses its e"
  end,
}

-- Returns the form of the verb and a sentence about the rules behind it. `person` is 1…6.
local function conjugate(infinitive, tense, person)
  local root, class = infinitive:match "^(.*)(%l%l)$"
  local stem, ending, reason = tenses[tense](root, class, person)
  local notes = { ending == "" and stem .. "- alone" or ("%s- + -%s"):format(stem, ending), reason }
  local form = (class == "er" and soften(stem, ending, notes) or stem) .. ending
  return form, ("%s: %s."):format(infinitive, table.concat(notes, "; "))
end

-- The pronoun as it stands before a form, with the space between them. Before a vowel, and before
-- an h, which is mute in all verbs of this deck, je is j'.
local function pronoun(person, form)
  local elided = person == 1 and (form:find "^[aeiouh]" or form:find "^é")
  return elided and "j'" or persons[person] .. " "
end

return { persons = persons, conjugate = conjugate, pronoun = pronoun }
