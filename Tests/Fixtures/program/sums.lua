-- A long game.

local fc = require "fc"
local deck = fc.deck { id = "sums", title = "Sums" }

deck:answer_key("Sums", function(key)
  key:generate({ id = "sum", count = 5000 }, function(_, n)
    return { question = n .. " + 1", answer = n + 1, wrong = { n, n + 2 } }
  end)
end)

return deck
