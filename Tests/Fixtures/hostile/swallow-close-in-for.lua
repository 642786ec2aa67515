-- ends: time
local guard = setmetatable({}, { __close = function() while true do end end })
for _ in function() return 1 end, nil, nil, guard do
  while true do end
end
