-- ends: finishes
for _, field in ipairs { "duration", "delay", "repeat_count", "from", "to" } do
  for _, value in ipairs { 0, -1, 0 / 0, math.huge, -math.huge, 1e308, 5e-324, math.maxinteger, math.mininteger, "x", {} } do
    local fields = { key_path = "x", to = 1, duration = 1, autoreverses = true }
    fields[field] = value
    local ok, animation = pcall(fc.animation, fields)
    if ok then
      local layer = fc.layer { x = 0 }
      pcall(layer.add_animation, layer, animation, "k")
      pcall(layer.presentation_value, layer, "x")
      fc.sleep(1e9)
      pcall(layer.presentation_value, layer, "x")
      layer:remove_animation "k"
    end
  end
end
