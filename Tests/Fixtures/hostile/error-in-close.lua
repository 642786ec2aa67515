-- ends: error second
local _ <close> = setmetatable({}, { __close = function() error "second" end })
error "first"
