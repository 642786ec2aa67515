-- ends: finishes
for _, name in ipairs { "", ".", "..", "../x", "/etc/passwd", "a/b", "a\0b", "..x", "x..y", ("a."):rep(1000) .. "a", ("a"):rep(5000),
  "string", "os", "io", "debug", "\255", "~", "%s", "a b" } do
  pcall(require, name)
end
pcall(require)
pcall(require, {})
pcall(require, 1)
