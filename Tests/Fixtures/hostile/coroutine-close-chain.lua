-- ends: error coroutines close each other too deeply
-- options: memory=32
local function closing(f) return setmetatable({}, { __close = f }) end
local inner
for _ = 1, 15000 do
  local closed = inner
  inner = coroutine.create(function()
    local _ <close> = closing(function() if closed then assert(coroutine.close(closed)) end end)
    coroutine.yield()
  end)
  coroutine.resume(inner)
end
assert(coroutine.close(inner))
