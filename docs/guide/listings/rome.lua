local fc = require "fc"
local deck = fc.deck { title = "Rome", kind = "typed" }

deck:answer_key("In Roman numbers", function(key)
  key:card { question = "The hills of Rome", answer = "VII", check = "roman" }
  key:card { question = "The year in which Rome burned", answer = "LXIV", check = "roman" }
  key:card { question = "The year of Augustus' death", answer = "XIV", check = "roman" }
end)

return deck
