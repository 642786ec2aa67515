-- ends: time
while true do (("("):rep(20000) .. (")"):rep(20000)):gsub("%b()%b()", "") end
