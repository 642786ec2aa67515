local fc = require "fc"
local deck = fc.deck { title = "Moons" }

deck:answer_key("Whose moon is it?", function(key)
  key:card { question = "Europa", answer = "Jupiter" }
  key:card { question = "Titan", answer = "Saturn" }
  key:card { question = "Phobos", answer = "Mars" }
  key:card { question = "Triton", answer = "Neptune" }
end)

local shake = fc.animation {
  key_path = "x", from = 0, to = 3, duration = 0.07, autoreverses = true, repeat_count = 3,
}

deck:on("answer", function(card, game)
  if not card.is_correct then
    game.screen.question.layer:add_animation(shake, "Shake")
  end
end)

return deck
