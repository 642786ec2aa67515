-- ends: error overflow
local function nest()
  local deck = fc.deck { title = "x" }
  deck:answer_key("Key", function(key) key:card { question = "q", answer = "a" } nest() end)
  return deck:game "Key"
end
nest()
