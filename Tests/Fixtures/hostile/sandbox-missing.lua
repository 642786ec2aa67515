-- ends: finishes
for _, name in ipairs { "io", "debug", "package", "dofile", "loadfile", "loadstring", "module", "unpack" } do
  assert(rawget(_G, name) == nil, name)
end
for _, name in ipairs { "execute", "exit", "getenv", "setlocale", "remove", "rename", "tmpname" } do
  assert(rawget(os, name) == nil, name)
end
assert(rawget(string, "dump") == nil)
