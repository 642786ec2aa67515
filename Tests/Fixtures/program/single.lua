-- The smallest deck that has wrong answers, a hint and an explanation.

local fc = require "fc"
local deck = fc.deck { id = "single", title = "Single" }

deck:answer_key("All", function(key)
  key:card {
    question = "Alabama",
    answer = "Montgomery",
    wrong = { "Juneau" },
    hint = "Not Juneau.",
    explanation = "Since 1846.",
  }
  key:card { question = "Alaska", answer = "Juneau", wrong = { "Montgomery" } }
end)

return deck
