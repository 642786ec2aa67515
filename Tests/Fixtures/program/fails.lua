-- Decks that fail while they are played, each key in its own way.

local fc = require "fc"
local deck = fc.deck { id = "fails", title = "Fails" }

deck:answer_key("Make", function(key)
  local state = ({})[key.name]
  key:card { question = state.name, answer = "never" }
end)

deck:answer_key("Check", function(key)
  key:card { question = "Alabama", answer = "Montgomery", wrong = { "Juneau" } }
  key:card {
    question = "Alaska",
    answer = "Juneau",
    wrong = { "Montgomery" },
    check = function() error "no check today" end,
  }
end)

deck:answer_key("Handler", function(key)
  key:card { question = "Alabama", answer = "Montgomery", wrong = { "Juneau" } }
end)

deck:on("answer", function(card)
  if card.question == "Alabama" then error("no answer pleases me", 0) end
end)

return deck
