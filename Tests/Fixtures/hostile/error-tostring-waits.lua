-- ends: error
error(setmetatable({}, { __tostring = function() fc.sleep(1) return "x" end }))
