-- ends: error string slice too long
return (("x"):rep(10000000)):byte(1, -1)
