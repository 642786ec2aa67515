--- fc.game, game options
local cards = {
  fc.card { question = "2 + 2", answer = "4", wrong = { "3", "5" } },
  fc.card { question = "3 + 3", answer = "6", wrong = { "5", "7" } },
}

local game = fc.game(cards, { seed = 7, shuffle = false, limit = 1, learner = "ada" })
local card = game:next_card()
print(card.question, game:answer(card.correct_answer))

--- deck:game, game
local deck = fc.deck { title = "Capitals" }

deck:answer_key("Show Countries", function(key)
  key:card { question = "France", answer = "Paris", wrong = "Lyon" }
  key:card { question = "Spain", answer = "Madrid", wrong = "Seville" }
end)

local game = deck:game("Show Countries", { learner = "ada" })
game.data.started = fc.now()
print(game.deck, game.key, game.seed, game.learner, game.count, #game:cards())

while game:has_more_cards() do
  local card = game:next_card()
  local score, message = game:answer(1, card.full_id)
  print(game.current_card == card, score, message, game.num_left)
end
print(game.num_right, game.num_wrong, game.score)
print(game.screen.layer)
return deck

--- game
local cards = {}
for n = 1, 3 do
  cards[n] = fc.card { question = n .. " + 1", answer = tostring(n + 1), wrong = { "9", "10" } }
end

local game = fc.game(cards)
game:next_card()
game:answer("9")
print(#game:missed_cards() .. " missed")
print(game:undo())

local state = game:state()
print(state.seed == game.seed)

game:answer("10")
game:finish()
local practice = game:practice()
local again = game:again()
print(practice.count, again.count)
