-- ends: error tasks cancel each other
local function closing(f) return setmetatable({}, { __close = f }) end
local task
for _ = 1, 1000 do
  local before = task
  task = fc.task(function()
    local _ <close> = closing(function() if before then before:cancel() end end)
    fc.sleep(1)
  end)
end
task:cancel()
