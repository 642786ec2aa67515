-- A card or two of every kind, each kind under a key of its own.

local fc = require "fc"
local deck = fc.deck { id = "kinds", title = "Kinds" }

deck:answer_key("Choice", function(key)
  key:card { question = "1 + 2", answer = "3", wrong = { "2", "1" } }
  key:card { question = "2 + 2", answer = "4", wrong = { "3", "5" } }
  key:card { question = "When did the wall fall?", answer = "1989", wrong = { "1990", "1991" } }
  key:card { question = "The letter after p?", answer = "q", wrong = { "o", "r" } }
end)

deck:answer_key("Select", { kind = "select" }, function(key)
  key:card { question = "Primes", answer = { "2", "3" }, wrong = { "4", "6" } }
  key:card { question = "Even numbers", answer = { "2", "4" }, wrong = { "3", "5" } }
  key:card { question = "Odd numbers", answer = { "1", "3" }, wrong = { "2", "4" } }
end)

deck:answer_key("Typed", { kind = "typed" }, function(key)
  key:card { question = "The letter after p?", answer = "q" }
  key:card { question = "Capital of Texas?", answer = "Austin", hint = { "Six letters", "A…" } }
  key:card { question = "Capital of Alabama?", answer = "Montgomery" }
  key:card { question = "How does a Lua method call look?", answer = ":call()" }
end)

deck:answer_key("Number", { kind = "number" }, function(key)
  key:card { question = "Half of 3?", answer = 1.5 }
  key:card {
    question = "100 km/h in m/s?",
    answer = 27.78,
    tolerance = "1%",
    unit = "m/s",
    units = { ["km/h"] = 1 / 3.6 },
  }
  key:card { question = "6 × 7?", answer = 42, explanation = "As 6 × 6 is 36." }
end)

deck:answer_key("Reveal", { kind = "reveal" }, function(key)
  key:card { question = "Say the alphabet.", answer = "a b c d …" }
  key:card { question = "Count to three.", answer = "1 2 3" }
end)

deck:answer_key("Cloze", { kind = "cloze" }, function(key)
  key:card { text = "The capital of {{c1::Texas}} is {{c2::Austin::a city}}." }
end)

return deck
