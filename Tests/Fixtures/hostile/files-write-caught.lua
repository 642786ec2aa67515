-- ends: finishes
for _, path in ipairs { "x.txt", "../x.txt", "/tmp/x.txt", "/dev/null", "", ".", "\0" } do assert(not pcall(fc.write, path, "x")) end
