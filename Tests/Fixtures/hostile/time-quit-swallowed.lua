-- ends: finishes
pcall(fc.quit)
while true do pcall(fc.quit, 3) pcall(fc.sleep, 0) end
