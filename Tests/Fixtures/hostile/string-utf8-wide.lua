-- ends: error string slice too long
return utf8.codepoint(("x"):rep(10000000), 1, -1)
