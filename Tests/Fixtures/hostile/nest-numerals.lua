-- ends: finishes
assert(load("return " .. ("9"):rep(1000000)))
assert(load("return 0x" .. ("f"):rep(1000000)))
assert(load("return 1e" .. ("9"):rep(1000000)))
assert(not load("return 1" .. ("."):rep(100000)))
