-- Regular French verbs in the present, the imperfect and the future. The forms are computed, so
-- the explanation can name the rule. Each game asks every verb once per tense, in a person drawn
-- anew.

local fc = require "fc"
local french = require "french.conjugate"
local verbs = require "data.french_verbs"

local deck = fc.deck { title = "French Verbs", language = "fr" }

local tenses = { present = "Present", imperfect = "Imperfect", future = "Future" }

-- Accents count: "étudie" is not "etudie". Both apostrophes will do.
local function ask(tense)
  local options = { kind = "typed", ignore = { "case", "space" } }
  deck:answer_key(tenses[tense], options, function(key)
    for _, verb in ipairs(verbs) do
      local person = key.random:int(1, #french.persons)
      local form, explanation = french.conjugate(verb.infinitive, tense, person)
      local pronoun = french.pronoun(person, form)
      key:card {
        id = verb.infinitive,
        question = ("%s (%s): %s…"):format(verb.infinitive, verb.meaning, pronoun),
        answer = { form, pronoun .. form, pronoun:gsub("'", "’") .. form },
        explanation = explanation,
      }
    end
  end)
end

ask "present"
ask "imperfect"
ask "future"

-- The other way round: whose form is it, and of which tense?
deck:answer_key("Which tense?", function(key)
  for _, verb in ipairs(verbs) do
    local person = key.random:int(1, #french.persons)
    local tense = key.random:pick { "present", "imperfect", "future" }
    local form, explanation = french.conjugate(verb.infinitive, tense, person)
    key:card {
      id = verb.infinitive,
      question = french.pronoun(person, form) .. form,
      answer = tenses[tense],
      explanation = explanation,
    }
  end
end)

return deck
