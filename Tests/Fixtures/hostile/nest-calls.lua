-- ends: error overflow
assert(load("return " .. ("f("):rep(100000) .. (")"):rep(100000)))
