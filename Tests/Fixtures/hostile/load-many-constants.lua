-- ends: finishes
local list = {}
for i = 1, 300 do list[i] = "local x" .. i % 100 .. " = " .. i .. ".25" end
local text = "do " .. table.concat(list, " end do ") .. " end return 1 ~ (2 or 3), 1 | (2 or 3), 7 & (4 or 1)"
pcall(assert(load(text)))
