-- ends: finishes
-- Compilers have stumbled over these.
local function run(text, ...)
  local f = load(text, "x", "t", setmetatable({}, { __index = _G }))
  if f then pcall(f, ...) end
end
run "local _ENV <const> = {}; x = ({})[x]"
run "local _ENV <const> = {}; local a <close> = nil; y = y.z"
run "local _ENV <const> = 1; x()"
run "local _ENV = {}; local function f() return x, y.z, z() end f()"
run "local a <const> = 2^53 | 1 local b <const> = a ~ 3 return 1 ~ (2 or 3), a, b"
run "goto x; local a; ::x:: a = 1"
run "repeat local x <close> = nil; if y then goto continue end; ::continue:: until true"
run "for i = 1, 3 do local x <close> = setmetatable({}, {__close = error}) break end"
run "return function(...) local t = {...} return select('#', ...), ... end"
run("local x <close> = ... goto done ::done::", setmetatable({}, { __close = function() error(nil) end }))
