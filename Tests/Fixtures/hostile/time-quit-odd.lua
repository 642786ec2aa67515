-- ends: finishes
for _, status in ipairs { -1, 256, 1.5, math.maxinteger, "x", {}, 0 / 0 } do
  assert(not pcall(fc.quit, status))
end
