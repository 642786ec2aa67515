-- ends: time
local keep = {}
while true do
  for _, mode in ipairs { "generational", "incremental" } do
    pcall(collectgarbage, mode)
    for i = 1, 1000 do keep[i] = setmetatable({ {} }, { __mode = "k" }) end
  end
end
