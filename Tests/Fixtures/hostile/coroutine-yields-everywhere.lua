-- ends: finishes
local function tries(f) coroutine.resume(coroutine.create(f)) end
local t = setmetatable({}, {
  __index = coroutine.yield, __newindex = coroutine.yield, __call = coroutine.yield,
  __concat = coroutine.yield, __len = coroutine.yield, __eq = coroutine.yield,
  __lt = coroutine.yield, __le = coroutine.yield, __add = coroutine.yield,
  __close = coroutine.yield, __pairs = coroutine.yield, __tostring = coroutine.yield,
})
tries(function() return t.x end)
tries(function() t.x = 1 end)
tries(function() return t() end)
tries(function() return t .. "x" end)
tries(function() return #t end)
tries(function() return t == setmetatable({}, getmetatable(t)) end)
tries(function() return t < t end)
tries(function() return t <= t end)
tries(function() return t + 1 end)
tries(function() local _ <close> = t end)
tries(function() for _ in pairs(t) do return end end)
tries(function() return tostring(t) end)
tries(function() print(t) end)
tries(function() return fc.card { question = t, answer = t } end)
tries(function() table.sort({ 1, 2, 3 }, coroutine.yield) end)
tries(function() table.concat(t) end)
tries(function() return load(coroutine.yield) end)
tries(function() xpcall(error, coroutine.yield) end)
tries(function() fc.post "x" coroutine.yield() end)
tries(function() return require(t) end)
