-- ends: error string slice too long
-- options: memory=32
return (("x"):rep(10000000)):byte(1, -1)
