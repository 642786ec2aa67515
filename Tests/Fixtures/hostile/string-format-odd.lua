-- ends: finishes
for _, form in ipairs { "%", "%%", "%5", "%-#0 99.99d", "%99.99f", "%.99g", "%a", "%q", "%i", "%c", "%s", "%p",
  "%n", "%*d", "%ls", "%1$d", "%\0", "%.", "%10q", ("%"):rep(9999), ("%d"):rep(9999) } do
  for _, value in ipairs { 0, -1, 1.5, math.huge, 0 / 0, math.mininteger, 1e308, "x", "1e400", {}, print, true } do
    pcall(string.format, form, value, value)
  end
end
assert(#("%99.99f"):format(-1.7976931348623157e308) > 300)
