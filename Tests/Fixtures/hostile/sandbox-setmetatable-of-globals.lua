-- ends: error protected metatable
setmetatable(_G, {})
