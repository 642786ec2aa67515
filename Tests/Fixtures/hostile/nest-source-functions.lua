-- ends: memory
local f = assert(load("return { " .. ("function() end, "):rep(400000) .. "}"))
return f()
