-- ends: error
getmetatable("").__index = function() while true do end end
