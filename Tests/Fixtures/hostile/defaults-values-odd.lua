-- ends: finishes
local loop = {}
loop.loop = loop
local deep = {}
for _ = 1, 10000 do deep = { deep } end
local values = {
  print, coroutine.create(print), fc, fc.defaults, fc.layer(), loop, deep, { [{}] = 1 }, { [1.5] = 1 }, { print }, "\xff", { "\xff" },
  { ["\xff"] = 1 }, setmetatable({}, { __index = error, __pairs = error, __len = error }), 0 / 0, 1 / 0, -1 / 0, math.mininteger, -0.0,
}
for i = 1, 19 do
  pcall(fc.defaults.set, fc.defaults, "k", values[i])
  pcall(fc.defaults.get, fc.defaults, "k")
  pcall(fc.defaults.register, fc.defaults, { k = values[i] })
end
fc.defaults:set("k", { 1, { a = "b" } })
assert(fc.defaults:get("k")[2].a == "b")
