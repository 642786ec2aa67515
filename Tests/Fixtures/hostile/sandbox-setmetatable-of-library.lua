-- ends: error
setmetatable(string, { __index = function() while true do end end })
