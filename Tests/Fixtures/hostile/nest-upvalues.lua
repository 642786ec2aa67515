-- ends: error too many upvalues
local text = {}
for i = 1, 300 do text[i] = "local a" .. i end
local names = {}
for i = 1, 300 do names[i] = "a" .. i end
local blocks = {}
for i = 0, 2 do
  blocks[i + 1] = "local " .. table.concat(names, ", ", i * 100 + 1, i * 100 + 100) .. " return function() "
end
assert(load(table.concat(blocks) .. "return function() return " .. table.concat(names, " + ") .. " end end end end"))
