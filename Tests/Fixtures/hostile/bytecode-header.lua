-- ends: error
assert(load("\27Lua"))
