-- ends: error
local function reader() return load(reader) and nil or error "x" end
assert(load(reader))
