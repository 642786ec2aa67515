local fc = require "fc"
local deck = fc.deck { title = "Rome", kind = "typed" }

deck:answer_key("In Roman numbers", function(key)
  key:card { question = "The hills of Rome", answer = "7", check = "roman" }
  key:card { question = "The year in which Rome burned", answer = "64", check = "roman" }
  key:card { question = "The year of Augustus' death", answer = "14", check = "roman" }
end)

return deck
