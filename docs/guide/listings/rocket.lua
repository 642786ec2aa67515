local fc = require "fc"

local rocket = fc.layer { x = 0, y = 0 }

local function report(what)
  print(("%4.1f s  %-9s x = %-3g y = %g"):format(fc.now(), what, rocket.x, rocket.y))
end

local rise = fc.animation { key_path = "y", to = 120, duration = 3, easing = "ease_in" }
local turn = fc.group {
  fc.animation { key_path = "x", to = 300, duration = 5 },
  fc.animation { key_path = "y", to = 200, duration = 5, easing = "ease_out" },
}

fc.task(function()
  report "on ground"
  rocket:animate(rise)
  report "turning"
  rocket:animate(turn)
  report "in orbit"
end)
