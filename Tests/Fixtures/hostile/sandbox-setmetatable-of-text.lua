-- ends: error
setmetatable("", { __index = {} })
