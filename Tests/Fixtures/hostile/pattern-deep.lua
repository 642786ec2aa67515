-- ends: error too complex
return ("x"):rep(300000):match(("(x"):rep(1) .. ("x?"):rep(300000) .. ")")
