-- ends: error
assert(load("return " .. ("'x' .. "):rep(100000) .. "'x'"))
