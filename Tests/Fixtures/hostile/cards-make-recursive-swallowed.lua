-- ends: time
local function nest()
  local deck = fc.deck { title = "x" }
  deck:answer_key("Key", function() pcall(nest) pcall(nest) end)
  return deck:game "Key"
end
nest()
