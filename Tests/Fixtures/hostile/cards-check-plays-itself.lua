-- ends: finishes
-- options: plays
local deck = fc.deck { title = "Itself" }
deck:answer_key("Key", function(key)
  for i = 1, 5 do
    key:card { question = "q" .. i, answer = "a" .. i, check = function(_, card)
      pcall(card.record_answer, card, 1)
      pcall(deck.game, deck, "Key")
      card:next_hint()
      card:to_table()
      return 1
    end }
  end
end)
return deck
