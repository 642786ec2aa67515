-- ends: time
local card = fc.card { question = "q", answer = ("ab"):rep(30000), kind = "typed" }
while true do card:record_answer(("ba"):rep(30000)) card = fc.card { question = "q", answer = ("ab"):rep(30000), kind = "typed" } end
