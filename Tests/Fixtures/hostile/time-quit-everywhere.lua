-- ends: finishes
fc.after(0, fc.quit)
fc.observe("x", function() fc.quit(0) end)
local function closing(f) return setmetatable({}, { __close = f }) end
fc.task(function()
  local _ <close> = closing(function() fc.quit(0) fc.post "x" fc.task(fc.quit) end)
  pcall(fc.quit, 0)
  xpcall(fc.quit, fc.quit, 0)
  coroutine.wrap(fc.quit)(0)
  fc.post "x"
  pcall(function() while true do fc.sleep(0) end end)
end)
