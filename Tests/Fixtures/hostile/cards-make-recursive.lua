-- ends: error
-- options: plays
local deck = fc.deck { title = "Recursive" }
deck:answer_key("Key", function() deck:game "Key" end)
return deck
