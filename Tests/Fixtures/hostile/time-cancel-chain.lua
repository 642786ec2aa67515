-- ends: finishes
-- Each task cancels the one before it while it is being closed.
local function closing(f) return setmetatable({}, { __close = f }) end
local task
for _ = 1, 3000 do
  local before = task
  task = fc.task(function()
    local _ <close> = closing(function() if before then pcall(before.cancel, before) end end)
    fc.sleep(1)
  end)
end
task:cancel()
