-- ends: error without a usable __tostring
error(setmetatable({}, { __tostring = error }))
