-- ends: error overflow
assert(load("return " .. ("not "):rep(100000) .. "1"))
