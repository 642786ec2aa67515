-- ends: finishes
-- options: plays
local deck = fc.deck { title = "Typed", kind = "typed" }
deck:answer_key("Key", function(key)
  key:card { question = "q1", answer = ("ab"):rep(30000) }
  key:card { question = "q2", answer = ("b"):rep(30000), ignore = { "accents", "punctuation", "case", "space" } }
end)
return deck
