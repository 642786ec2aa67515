-- ends: finishes
for _, seconds in ipairs { -1, 0 / 0, -math.huge, "x", {}, -0.0, math.mininteger } do
  pcall(fc.after, seconds, print)
  pcall(fc.every, seconds, print)
  pcall(fc.sleep, seconds)
end
for _, seconds in ipairs { math.huge, 1e308, math.maxinteger } do
  fc.after(seconds, print):cancel()
  fc.every(seconds, print):cancel()
end
