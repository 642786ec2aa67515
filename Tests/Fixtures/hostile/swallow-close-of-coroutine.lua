-- ends: time
local function closing(f) return setmetatable({}, { __close = f }) end
local co = coroutine.create(function()
  local _ <close> = closing(function() while true do end end)
  coroutine.yield()
end)
coroutine.resume(co)
while true do pcall(coroutine.close, co) end
