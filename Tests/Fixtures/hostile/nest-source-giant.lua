-- ends: memory
local text = ("x = { 1, 2, 'three', y = 4.5 }\n"):rep(900000)
assert(load(text))
