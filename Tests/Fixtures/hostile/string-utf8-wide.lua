-- ends: error string slice too long
-- options: memory=32
return utf8.codepoint(("x"):rep(10000000), 1, -1)
