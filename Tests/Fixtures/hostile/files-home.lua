-- ends: finishes
for _, path in ipairs { "~/.ssh/id_rsa", "", ".", "..", "/", "//", "/dev/zero", "/dev/tty", "/proc/self/mem", "/proc/self/environ", "\0",
  "x\0y", ("a/"):rep(5000), ("a"):rep(5000), "\xff", "/dev/stdin", "./../hostile/../../Package.swift" } do
  assert(not pcall(fc.read, path), path)
  assert(not pcall(fc.read, path, "bytes"), path)
  assert(not pcall(fc.csv, path), path)
end
