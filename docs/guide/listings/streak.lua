local fc = require "fc"
local deck = fc.deck { title = "Chemical signs", kind = "typed" }

deck:answer_key("What is the sign?", function(key)
  key:card { question = "gold", answer = "Au" }
  key:card { question = "iron", answer = "Fe" }
  key:card { question = "lead", answer = "Pb" }
  key:card { question = "mercury", answer = "Hg" }
  key:card { question = "silver", answer = "Ag" }
  key:card { question = "tin", answer = "Sn" }
end)

local streak = 0

deck:on("start", function() streak = 0 end)

deck:on("answer", function(card)
  if card.is_correct then streak = streak + 1 else streak = 0 end
  if streak == 3 then print("Three in a row!") end
end)

deck:on("result", function(game)
  for _, card in ipairs(game:missed_cards()) do
    print("Look at this again: " .. card.question .. " is " .. card.answer .. ".")
  end
end)

return deck
