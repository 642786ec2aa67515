-- ends: time
local deck = fc.deck { title = "x" }
deck:answer_key("Key", function(key)
  for i = 1, 20 do key:card { question = "q" .. i, answer = "a" .. i } end
end)
local game = deck:game "Key"
game:next_card()
while true do
  game:answer(1)
  game:undo()
  game:cards()
  game:missed_cards()
  game:state()
end
