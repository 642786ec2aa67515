-- ends: error '__tostring' must return a string
print(setmetatable({}, { __tostring = function() return {} end }))
