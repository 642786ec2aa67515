local fc = require "fc"

local sky = fc.layer { brightness = 0 }

sky:add_animation(fc.animation { key_path = "brightness", to = 100, duration = 4 }, "Sunrise")

local look = fc.every(1, function()
  print(("%d s: %3.0f %%"):format(fc.now(), sky:presentation_value "brightness"))
end)

sky:on("Sunrise", function()
  look:cancel()
  print "Good morning!"
end)
