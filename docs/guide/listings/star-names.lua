local fc = require "fc"
local deck = fc.deck { title = "What star names mean" }

deck:answer_key("From Arabic", { kind = "reveal" }, function(key)
  key:card { question = "Rigel", answer = "the foot (of Orion)", hint = "It stands low in Orion." }
  key:card { question = "Deneb", answer = "the tail (of the Swan)" }
  key:card { question = "Altair", answer = "the flying eagle" }
  key:card { question = "Fomalhaut", answer = "the mouth of the fish" }
end)

return deck
