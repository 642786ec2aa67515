local fc = require "fc"
local deck = fc.deck { title = "Facts" }

deck:answer_key("About bees", function(key)
  key:card { kind = "fact", question = "Bees can see ultraviolet light.", is_true = true }
  key:card { kind = "fact", question = "Every bee has a sting.", is_true = false }
end)

return deck
