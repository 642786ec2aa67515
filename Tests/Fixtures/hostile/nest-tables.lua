-- ends: error overflow
assert(load("return " .. ("{"):rep(100000) .. ("}"):rep(100000)))
