-- ends: time
os.time(setmetatable({}, { __index = function() while true do end end }))
