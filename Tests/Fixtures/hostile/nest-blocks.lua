-- ends: error overflow
assert(load(("do "):rep(100000) .. ("end "):rep(100000)))
