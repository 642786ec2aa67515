local function f(x) return x.y.z end
local ok, e = pcall(f, {})
print(ok, e)
error({ code = 1 })
