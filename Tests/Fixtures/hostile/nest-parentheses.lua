-- ends: error overflow
load(("("):rep(100000) .. "1" .. (")"):rep(100000), "deep")
assert(load("return " .. ("("):rep(100000) .. "1" .. (")"):rep(100000)))
