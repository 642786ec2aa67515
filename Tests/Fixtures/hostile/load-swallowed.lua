-- ends: time
while true do load(function() while true do end end) end
