-- Spanish verbs in six tenses. The forms are computed, so the explanation can name the rule.
-- Each game asks every verb once per tense, in a person drawn anew.

local fc = require "fc"
local spanish = require "spanish.conjugate"
local verbs = require "data.spanish_verbs"

local deck = fc.deck {
  title = "Spanish Verbs",
  language = "es",
  kind = "typed",
  ignore = { "case", "space" }, -- but not accents: "hablo" is not "habló"
}

local function ask(name, tense)
  deck:answer_key(name, function(key)
    for _, verb in ipairs(verbs) do
      local person = key.random:int(1, #spanish.persons)
      local pronoun = spanish.persons[person]
      local form, explanation = spanish.conjugate(verb, tense, person)
      key:card {
        id = verb.infinitive,
        question = ("%s (%s): %s …"):format(verb.infinitive, verb.meaning, pronoun),
        answer = { form, pronoun .. " " .. form },
        explanation = explanation,
      }
    end
  end)
end

ask("Present", "present")
ask("Preterite", "preterite")
ask("Imperfect", "imperfect")
ask("Future", "future")
ask("Conditional", "conditional")
ask("Present subjunctive", "subjunctive")

return deck
