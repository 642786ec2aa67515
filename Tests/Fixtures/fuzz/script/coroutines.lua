local co = coroutine.wrap(function(...) local a <close> = setmetatable({}, { __close = function() error("x") end }) coroutine.yield(...) end)
co(1) co(2)
local c = coroutine.create(co) coroutine.resume(c) coroutine.close(c)
