local fc = require "fc"
local deck = fc.deck { id = "sums", title = "Sums" }
deck:answer_key("Key", function(key)
  key:generate({ id = "sum", count = 10 }, function(random, n)
    local a, b = random:int(1, 9), random:int(1, n + 9)
    return { question = a .. " + " .. b, answer = a + b, hint = { random:pick { "x", "y" } } }
  end)
end)
deck:on("answer", function(card, game) print(game.num_right, card.question, card.score) end)
return deck
