-- ends: time
while true do (("a"):rep(200000)):gsub("a*b", "") end
