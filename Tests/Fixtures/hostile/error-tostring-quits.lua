-- ends: finishes
error(setmetatable({}, { __tostring = function() fc.quit(0) return "x" end }))
