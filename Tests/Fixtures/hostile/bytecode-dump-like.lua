-- ends: error text
assert(load("\27LuaT\0\25\147\r\n\26\n\4\8\8" .. ("\0"):rep(100), "x", "b"))
