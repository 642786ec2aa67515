-- ends: error assertion failed!
pcall(assert)
pcall(assert, nil, setmetatable({}, { __tostring = error }))
pcall(assert, false, nil)
assert(false)
