-- ends: time
while true do print "line" end
