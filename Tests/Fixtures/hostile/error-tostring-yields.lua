-- ends: error
error(setmetatable({}, { __tostring = coroutine.yield }))
