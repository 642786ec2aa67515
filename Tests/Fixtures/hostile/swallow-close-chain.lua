-- ends: time
local function closing(f) return setmetatable({}, { __close = f }) end
local function level(n)
  local _ <close> = closing(function() while true do end end)
  if n > 0 then return level(n - 1), 1 end
  while true do end
end
level(150)
