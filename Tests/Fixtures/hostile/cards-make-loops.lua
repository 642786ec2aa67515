-- ends: time
-- options: plays
local deck = fc.deck { title = "Loops" }
deck:answer_key("Key", function() while true do end end)
return deck
