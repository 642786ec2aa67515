-- ends: time
while true do tostring(1.5) tostring(print) tostring {} end
