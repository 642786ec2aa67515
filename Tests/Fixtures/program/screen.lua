-- What a script hears of the card screen, and how it moves it.
local fc = require "fc"
local deck = fc.deck { title = "Moving" }

deck:answer_key("All", function(key)
  key:card { question = "One?", answer = "1", wrong = { "2" } }
  key:card { question = "Two?", answer = "2", wrong = { "1" } }
end)

local function hears(name)
  return function(_, event) print(name, event.key, event.finished, event.reason) end
end

deck:on("start", function(game)
  game.screen.layer:on("push", { always = true }, hears "screen")
  game.screen.layer:on("flip", { always = true }, hears "screen")
  collectgarbage()
end)

deck:on("card", function(card, game)
  local layer = game.screen.question.layer
  print("card", card.question, #game.screen.answers, game.screen == game.screen)
  layer:on("Appear", hears "question")
  layer:add_animation(
    fc.animation { key_path = "opacity", from = 0, to = 1, duration = 0.1 }, "Appear")
end)

deck:on("answer", function(_, game)
  fc.sleep(1)
  print("a second after an answer", game.num_right)
end)

return deck
