local fc = require "fc"
local deck = fc.deck { title = "Kinds", language = "de" }
deck:answer_key("All", { kind = "typed" }, function(key)
  key:card { question = "2 + 2", answer = 4, kind = "number", tolerance = "1%", unit = "m" }
  key:card { question = "Capital?", answer = "Austin", wrong = { "Dallas", "Houston" }, kind = "choice" }
  key:card { text = "{{c1::Cats}} and {{c2::dogs::pets}}" }
  key:card { question = "Colour?", answer = { "red", "rouge" }, ignore = { "case" }, reverse = true }
  key:card { question = "Even?", answer = { "2", "4" }, wrong = { "3" }, kind = "select" }
  key:card { question = "Knew it?", answer = "yes", kind = "reveal", data = {},
    check = function(response, card, score) return response and score or 0.5, "hm" end }
end)
local game = deck:game("All", { seed = 7 })
while game:has_more_cards() do print(game:next_card(), game:answer("x"), game:undo()) break end
print(#game:state(), deck:resume(game:state()))
return deck
