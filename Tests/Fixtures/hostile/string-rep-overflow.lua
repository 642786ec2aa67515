-- ends: error too large
return ("xx"):rep(math.maxinteger)
