local fc = require "fc"
local deck = fc.deck { title = "Signs in the sky", author = "Ann" }

deck:answer_key("What makes it?", { kind = "reveal" }, function(key)
  key:card { question = "A white rainbow", was = "A wite rainbow", answer = "fog" }
  key:card { id = "ring", question = "A ring around the Moon", answer = "ice crystals" }
end)

return deck
