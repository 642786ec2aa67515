-- ends: error
string.format = function() while true do end end
