--- fc.animation, animation fields, animation
local layer = fc.layer { opacity = 0 }

local fade = fc.animation {
  key_path = "opacity", from = 0, to = 1, duration = 0.25, delay = 0.1,
  easing = "ease_out", repeat_count = 2, autoreverses = true,
}
print(fade, fade.duration)

layer:on("Fade In", function() print(layer.opacity) end)
layer:add_animation(fade, "Fade In")

--- fc.sequence
local layer = fc.layer { x = 0 }

local there = fc.animation { key_path = "x", to = 10, duration = 1 }
local back = fc.animation { key_path = "x", to = 0, duration = 1, easing = "spring" }
layer:on("Walk", function() print("back again after", fc.now()) end)
layer:add_animation(fc.sequence { there, back }, "Walk")

--- fc.group
local layer = fc.layer { opacity = 0, position = { x = 0, y = 0 } }

layer:add_animation(fc.group {
  fc.animation { key_path = "opacity", to = 1, duration = 0.5 },
  fc.animation { key_path = "position", to = { x = 4, y = 2 }, duration = 1,
    easing = function(fraction) return fraction * fraction end },
}, "Enter")

--- fc.layer, layer
local layer = fc.layer { opacity = 0, color = "#fa0" }
local fade_in = fc.animation { key_path = "opacity", to = 1, duration = 0.25 }

local view = {}
function view:did_fade_in(faded, event)
  print(event.key, event.finished, faded.opacity)
  faded:remove_target(self, "did_fade_in", "Fade In")
end

layer:add_target(view, "did_fade_in", "Fade In")
print(table.concat(layer:actions_for_target(view, "Fade In"), ", "))

layer:add_animation(fade_in, "Fade In")
print(layer:animation_for_key("Fade In") == fade_in, layer:presentation_value("opacity"))

--- layer, layer observing, animation event, observer of animations
local layer = fc.layer { opacity = 1 }

local observer = layer:on("Fade", { always = true }, function(_, event)
  print(event.key, event.finished, event.reason, event.elapsed)
end)

layer:add_animation(fc.animation { key_path = "opacity", to = 0, duration = 5 }, "Fade")
layer:remove_animation("Fade")
observer:remove()

--- layer:animate
local layer = fc.layer { x = 0 }

fc.task(function()
  local finished = layer:animate(fc.animation { key_path = "x", to = 5, duration = 2 })
  print(finished, layer.x, fc.now())
end)

--- screen of a game, part of a screen
local deck = fc.deck { title = "Capitals" }

deck:answer_key("Show Countries", function(key)
  key:card { question = "France", answer = "Paris", wrong = "Lyon" }
end)

local flash = fc.animation { key_path = "opacity", from = 0, to = 1, duration = 0.3 }

deck:on("card", function(_, game)
  game.screen.layer:on("push", function() print("the card is there") end)
  game.screen.question.layer:add_animation(flash, "flash")
end)
deck:on("answer", function(card, game)
  if card.is_correct then
    game.screen.answers[card.correct_answer].layer:add_animation(flash, "flash")
  else
    game.screen.feedback.layer:add_animation(flash, "flash")
  end
end)

return deck
