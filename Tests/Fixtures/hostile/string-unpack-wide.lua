-- ends: error too many results
return string.unpack(("b"):rep(3000000), ("x"):rep(3000000))
