-- ends: error xxx
error(("x"):rep(10000000))
