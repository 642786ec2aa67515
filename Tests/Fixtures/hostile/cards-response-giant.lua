-- ends: finishes
local text = ("x"):rep(8000000)
for _, kind in ipairs { "choice", "typed", "number", "reveal" } do
  local card = fc.card { question = "q", answer = kind == "number" and "1" or "a", kind = kind }
  pcall(card.record_answer, card, text)
end
local list = {}
for i = 1, 50000 do list[i] = i end
local card = fc.card { question = "q", answer = { "a", "b" }, wrong = { "c" }, kind = "select" }
pcall(card.record_answer, card, list)
