local fc = require "fc"
local deck = fc.deck { title = "The last thing you learned" }

deck:answer_key("Today", { kind = "reveal" }, function(key)
  key:card { question = "What makes a white rainbow?", answer = "Fog." }
end)

deck:on("result", function(game)
  fc.write("diary.txt", game.num_right .. " of " .. game.count .. " known\n")
end)

return deck
