local fc = require "fc"

local words = {
  { english = "book", spanish = "el libro" },
  { english = "house", spanish = "la casa" },
  { english = "car", spanish = { "el coche", "el carro", "el auto" } },
  { english = "morning", spanish = "la mañana" },
  { english = "tree", spanish = "el árbol" },
  { english = "water", spanish = "el agua" },
  { english = "to eat", spanish = "comer" },
  { english = "to speak", spanish = "hablar" },
}

local deck = fc.deck { title = "TITLE", kind = "typed" }

deck:answer_key("English to Spanish", function(key)
  for _, word in ipairs(words) do
    key:card { question = word.english, answer = word.spanish }
  end
end)

return deck
