local fc = require "fc"
local layer = fc.layer { opacity = 0 }
local target = {}
function target:did_fade(layer, event) print(layer, event.key, event.finished) end
layer:add_target(target, "did_fade", "Fade")
layer:on("Fade", function(_, event) layer:remove_target(target, "did_fade", "Fade") error(event.reason) end)
local fade = fc.animation { key_path = "opacity", to = 1, duration = 0.25, easing = function(t) return t * t end }
layer:add_animation(fc.sequence { fade, fc.group { fade, fade } }, "Fade")
print(layer:animate(fade, "Other"))
