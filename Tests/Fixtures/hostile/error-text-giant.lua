-- ends: error xxx
-- options: memory=32
error(("x"):rep(10000000))
