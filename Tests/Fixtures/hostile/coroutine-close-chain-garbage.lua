-- ends: finishes
-- options: memory=32
-- A long chain that is dropped and never closed.
local function closing(f) return setmetatable({}, { __close = f }) end
local inner
for _ = 1, 15000 do
  local closed = inner
  inner = coroutine.create(function()
    local _ <close> = closing(function() coroutine.close(closed) end)
    coroutine.yield()
  end)
  coroutine.resume(inner)
end
inner = nil
