-- ends: error overflow
assert(load(("if x then "):rep(100000) .. ("end "):rep(100000)))
