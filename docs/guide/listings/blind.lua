local fc = require "fc"

local window = { layer = fc.layer { x = 0 }, is_open = false }

function window:look_out()
  print(self.is_open and "The sea!" or "Nothing to see yet.")
end

function window:did_open(_, event)
  self.is_open = true
  print(event.key .. " took " .. event.elapsed .. " s.")
  self:look_out()
end

window.layer:add_target(window, "did_open", "Pull Up")
window.layer:add_animation(
  fc.animation { key_path = "x", to = 40, duration = 1.5, easing = "ease_in_out" }, "Pull Up")

window:look_out()
