-- A deck that prints wherever it can.

local fc = require "fc"
print "loading"
local deck = fc.deck { id = "prints", title = "Prints" }

deck:answer_key("All", function(key)
  print("making " .. key.name)
  key:card {
    question = "Alabama",
    answer = "Montgomery",
    wrong = { "Juneau" },
    check = function(_, card, score)
      print("checking " .. card.question)
      return score, "Thank you"
    end,
  }
end)

for _, event in ipairs { "start", "card", "answer", "result" } do
  deck:on(event, function() print("on " .. event) end)
end

return deck
