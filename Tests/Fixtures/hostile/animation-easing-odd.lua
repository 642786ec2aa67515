-- ends: error it must be a finite number
for _, value in ipairs { 0 / 0, math.huge, -math.huge, "x", {}, -1e308, false } do
  local layer = fc.layer { x = 0, color = "#000000" }
  for _, field in ipairs { "x", "color" } do
    layer:add_animation(fc.animation { key_path = field, to = field == "x" and 1e308 or "#ffffff", duration = 1,
      easing = function() return value end }, field)
    pcall(layer.presentation_value, layer, field)
  end
  fc.sleep(0.5)
  pcall(layer.presentation_value, layer, "x")
  layer:remove_animation "x"
  layer:remove_animation "color"
end
