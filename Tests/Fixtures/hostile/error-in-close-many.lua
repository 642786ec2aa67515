-- ends: error
local function nest(n)
  local _ <close> = setmetatable({}, { __close = function(_, e) error(tostring(e):sub(1, 100) .. n) end })
  if n > 0 then nest(n - 1) else error "first" end
end
nest(150)
