-- ends: memory
local function closing(f) return setmetatable({}, { __close = f }) end
local keep = {}
fc.task(function()
  local _ <close> = closing(function() while true do keep[#keep + 1] = {} end end)
  fc.sleep(1000)
end)
fc.quit()
