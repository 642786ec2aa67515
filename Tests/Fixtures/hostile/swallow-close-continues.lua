-- ends: time
local function closing(f) return setmetatable({}, { __close = f }) end
local resumed = coroutine.wrap(function() while true do coroutine.yield() end end)
local function again()
  local _ <close> = closing(function()
    print "closing"
    resumed()
    pcall(again)
    coroutine.wrap(again)()
  end)
  while true do end
end
pcall(again)
