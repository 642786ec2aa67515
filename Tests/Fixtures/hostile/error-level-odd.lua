-- ends: error
for _, level in ipairs { 0, 1, 2, 3, 100, -1, math.maxinteger, math.mininteger, 1 << 31 } do
  pcall(error, "x", level)
  pcall(function() error("x", level) end)
end
error("end", 1 << 32)
