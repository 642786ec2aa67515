-- ends: time
while true do ("a"):rep(40):match(("a?"):rep(40) .. ("a"):rep(40) .. "b") end
