-- ends: error undefined global
return _G[("x"):rep(1000000)]
