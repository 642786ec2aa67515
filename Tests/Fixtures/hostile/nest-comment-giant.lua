-- ends: finishes
assert(load("--[[" .. ("x"):rep(5000000) .. "]] return 1"))
assert(load("-- " .. ("x"):rep(5000000)))
