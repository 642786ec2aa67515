local fc = require "fc"
local deck = fc.deck { title = "The Solar System" }

deck:answer_key("Planets", function(key)
  key:card { question = "Which planet is the largest?", answer = "Jupiter" }
  key:card { question = "Which planet is nearest to the Sun?", answer = "Mercury" }
  key:card { question = "Which planet spins on its side?", answer = "Uranus" }
end)

return deck
