-- ends: error
setmetatable(fc, nil)
