-- ends: error in make
-- options: plays
local deck = fc.deck { title = "Fails" }
deck:answer_key("Key", function() error "in make" end)
return deck
