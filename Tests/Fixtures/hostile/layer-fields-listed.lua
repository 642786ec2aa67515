-- ends: time
local layer = fc.layer()
for i = 1, 20000 do layer["field" .. i] = i end
while true do
  tostring(layer)
  for _ in pairs(layer) do break end
end
