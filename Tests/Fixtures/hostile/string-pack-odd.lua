-- ends: finishes
for _, form in ipairs { "!", "!17", "i17", "i0", "I16", "c", "c1000000", "z", "s0", "s17", "X",
  "Xz", "x", "!16Xi16", "<>=", ("i"):rep(10000), ("!1"):rep(10000), "j" .. ("x"):rep(1000), "\0", "d f n", "sssss" } do
  pcall(string.packsize, form)
  pcall(string.pack, form, 1, 2, 3)
  pcall(string.pack, form, "x", "y")
  pcall(string.unpack, form, ("\255"):rep(100))
  pcall(string.unpack, form, ("\255"):rep(100), -1)
  pcall(string.unpack, form, "", math.maxinteger)
end
pcall(string.unpack, "c9223372036854775807", "x")
pcall(string.packsize, "c9223372036854775807")
assert(not pcall(string.packsize, ("c2147483647"):rep(100)))
