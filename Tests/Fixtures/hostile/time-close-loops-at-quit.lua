-- ends: time
local function closing(f) return setmetatable({}, { __close = f }) end
for _ = 1, 5 do
  fc.task(function()
    local _ <close> = closing(function() while true do end end)
    fc.sleep(1000)
  end)
end
fc.quit()
