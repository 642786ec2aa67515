--- A view that can be touched once it has faded in.
--
-- The target is told when the animation with its key completes, so what happens then stands
-- beside the line that starts it.
--
--     fcscript run scripts/fade-in.lua

local fc = require "fc"

local view = { layer = fc.layer { opacity = 0 }, is_touchable = false }

function view:touch()
  print(self.is_touchable and "touched" or "not yet: it is still fading in")
end

function view:did_fade_in(_, event)
  self.is_touchable = true
  print(string.format('"%s" has completed after %.2f s', event.key, event.elapsed))
end

local function show(layer)
  local opacity = layer:presentation_value "opacity"
  local filled = math.floor(opacity * 20 + 0.5)
  print(string.format("%s%s %3.0f %%", ("█"):rep(filled), ("·"):rep(20 - filled), opacity * 100))
end

view.layer:add_target(view, "did_fade_in", "Fade In")
view.layer:add_animation(
  fc.animation { key_path = "opacity", to = 1, duration = 1, easing = "ease_in_out" }, "Fade In")

fc.after(0.5, function() view:touch() end)
local frames = fc.every(0.2, function() show(view.layer) end)

view.layer:on("Fade In", function(layer)
  frames:cancel()
  show(layer)
  view:touch()
end)
