-- ends: memory
return (("x"):rep(10000):gsub("", ("y"):rep(100000)))
