local fc = require "fc"
local deck = fc.deck { title = "The Night Sky" }

deck:answer_key("Choose", function(key)
  key:card {
    question = "Which planet is the brightest?",
    answer = "Venus",
    wrong = { "Mars", "Mercury", "Uranus" },
  }
  key:card {
    question = "Which of these can be seen without a telescope?",
    kind = "select",
    answer = { "Mars", "Jupiter", "Saturn" },
    wrong = { "Neptune", "Pluto" },
  }
end)

deck:answer_key("Remember", function(key)
  key:card {
    question = "Why do stars twinkle, and planets hardly ever?",
    kind = "reveal",
    answer = "Moving air bends the light. A star is a point, a planet a small disc of many points.",
  }
  key:card {
    text = "The light of {{c1::the Moon}} takes {{c2::1.3::a number}} seconds to reach us.",
    explanation = "It is about 384,000 kilometres away.",
  }
end)

return deck
