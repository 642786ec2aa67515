-- ends: memory
return (("x"):rep(100000):gsub("^(.*)$", ("%1"):rep(10000)))
