local fc = require "fc"
local deck = fc.deck { title = "A Spanish breakfast", kind = "typed" }

deck:answer_key("To the letter", function(key)
  key:card { question = "the coffee", answer = "el café" }
  key:card { question = "the milk", answer = "la leche" }
  key:card { question = "the juice", answer = { "el zumo", "el jugo" } }
end)

deck:answer_key("Never mind the accents", { ignore = { "case", "space", "accents" } }, function(key)
  key:card { question = "the coffee", answer = "el café" }
  key:card { question = "the ham", answer = "el jamón" }
end)

return deck
