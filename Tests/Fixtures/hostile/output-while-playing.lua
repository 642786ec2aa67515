-- ends: time
-- options: plays
local deck = fc.deck { title = "Prints" }
deck:answer_key("Key", function(key) for i = 1, 3 do key:card { question = "q" .. i, answer = "a" .. i } end end)
deck:on("answer", function() while true do print(("x"):rep(1000)) end end)
return deck
