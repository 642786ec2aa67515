-- ends: time
while true do end
