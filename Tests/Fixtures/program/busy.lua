-- A deck that is never at rest: timers, tasks and animations go on while its cards are asked.
local fc = require "fc"
local deck = fc.deck { title = "Busy" }

deck:answer_key("All", function(key)
  for n = 1, 100 do key:card { question = "Number " .. n, answer = tostring(n) } end
end)

local beats = 0
fc.every(0.01, function() beats = beats + 1 end)

deck:on("start", function(game)
  local layer = game.screen.question.layer
  fc.task(function()
    while true do
      layer:animate(fc.animation { key_path = "x", to = 8, duration = 0.2, autoreverses = true })
      fc.post("Moved", { beats = beats })
    end
  end)
end)

fc.observe("Moved", function() fc.sleep(0.01) end)

return deck
