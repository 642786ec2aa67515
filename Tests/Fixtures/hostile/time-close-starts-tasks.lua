-- ends: limit
local function closing(f) return setmetatable({}, { __close = f }) end
local function again()
  local _ <close> = closing(function() fc.task(again) fc.task(again) end)
  fc.sleep(1000)
end
fc.task(again)
fc.quit()
