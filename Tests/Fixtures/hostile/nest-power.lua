-- ends: error overflow
assert(load("return " .. ("1 ^ "):rep(100000) .. "1"))
