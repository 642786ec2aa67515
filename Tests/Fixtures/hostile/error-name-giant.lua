-- ends: error without a usable __tostring
-- options: memory=32
error(setmetatable({}, { __name = ("x"):rep(10000000), __tostring = 5 }))
