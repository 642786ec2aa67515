--- fc.deck, deck fields, deck
local deck = fc.deck {
  title = "Capitals of Europe",
  id = "europe",
  author = "Ada",
  description = "Countries and their capitals",
  language = "en",
  kind = "choice",
  choices = 2,
  pool = "capitals",
  ignore = "case",
}

deck:answer_key("Show Countries", function(key)
  key:card { question = "France", answer = "Paris" }
  key:card { question = "Spain", answer = "Madrid" }
end)

print(deck.title, deck.id, deck.author, deck.description, deck.language)
print(#deck.answer_keys .. " answer key", deck.screens)
return deck

--- deck:answer_key, answer key options, answer key
local deck = fc.deck { title = "Rivers" }
local options = { id = "sea", kind = "choice", choices = 2, pool = "seas", ignore = "space" }

local key = deck:answer_key("Which sea?", options, function(key)
  key:card { question = "The Rhine", answer = "North Sea" }
  local first = key:cards()[1]
  key:card { question = "The Rhone", answer = "Mediterranean", tags = { key.name } }
  print(first.question, #key, key[2].answer, key.random:int(1, 6))
end)

print(key.name, key.id, key.deck == deck)
return deck

--- answer key:generate, generate options
local deck = fc.deck { title = "Times tables", kind = "number" }

deck:answer_key("Multiply", function(key)
  key:generate({ id = "product", count = 10 }, function(random, n)
    local a, b = random:int(2, 9), random:int(2, 9)
    return { question = n .. ") " .. a .. " × " .. b, answer = a * b }
  end)
end)

return deck

--- deck, observer
local deck = fc.deck { title = "Sums" }

deck:answer_key("Add", function(key)
  key:card { question = "1 + 1", answer = "2", wrong = { "1", "3" } }
  key:card { question = "2 + 2", answer = "4", wrong = { "3", "5" } }
end)

local observer
observer = deck:on("answer", function(card, game)
  print(card.question, card.is_correct, game.num_left .. " to go")
  if game.num_wrong > 0 then observer:remove() end
end)
deck:on("result", function(game) print(game.score) end)

-- A game that is kept as plain values, and taken up again.
local game = deck:game("Add", { shuffle = false })
game:next_card()
game:answer("2")
local resumed, gone = deck:resume(game:state())
print(resumed.num_left, #gone)
return deck
