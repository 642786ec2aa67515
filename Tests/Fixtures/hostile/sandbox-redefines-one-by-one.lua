-- ends: finishes
local names = {}
for name in pairs(_G) do names[#names + 1] = name end
local raw, print, pcall, G = rawset, print, pcall, _G
for _, name in ipairs(names) do pcall(raw, G, name, nil) end
pcall(print, "still here")
