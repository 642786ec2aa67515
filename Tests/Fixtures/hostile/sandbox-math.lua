-- ends: finishes
for name, f in pairs(math) do
  if type(f) == "function" then
    for _, a in ipairs { 0, -1, math.maxinteger, math.mininteger, 0 / 0, math.huge, -math.huge, 2 ^ 53, "10", "x" } do
      pcall(f, a)
      pcall(f, a, a)
      pcall(f, a, 0)
      assert(name)
    end
  end
end
assert(math.fmod(math.mininteger, -1) == 0 and not pcall(math.fmod, 1, 0))
