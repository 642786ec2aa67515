local fc = require "fc"
local animals = require "animals"
local deck = fc.deck { title = "Animals and their young" }

deck:answer_key("What is its young called?", function(key)
  for _, animal in ipairs(animals) do
    key:card {
      question = animal.name,
      answer = animal.young,
      reverse = { question = animal.young .. " grows into" },
    }
  end
end)

return deck
