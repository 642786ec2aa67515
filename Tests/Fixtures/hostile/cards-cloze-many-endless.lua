-- ends: error
while true do
  local text = {}
  for i = 1, 4000 do text[i] = "{{c" .. i .. "::x}}" end
  fc.card { text = table.concat(text) }
end
