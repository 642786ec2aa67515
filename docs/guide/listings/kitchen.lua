local fc = require "fc"
local deck = fc.deck { title = "Kitchen numbers", kind = "number" }

deck:answer_key("Measures", function(key)
  key:card {
    question = "At how many degrees Celsius does water boil by the sea?",
    answer = 100,
  }
  key:card {
    question = "How much sugar is in a can of cola (330 ml)?",
    answer = 35, unit = "g", units = { kg = 1000, mg = 0.001 },
    tolerance = "10%",
  }
  key:card {
    question = "How long does a hard-boiled egg take?",
    answer = 10, unit = "min", units = { s = 1 / 60 },
    tolerance = 2, unit_score = 0.5,
  }
end)

return deck
