-- ends: finishes
load("return f" .. ("()"):rep(100000))
load("return f" .. (".x"):rep(100000))
load("return f" .. ("[1]"):rep(100000))
load("return f" .. (":x()"):rep(100000))
