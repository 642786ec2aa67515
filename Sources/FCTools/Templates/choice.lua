local fc = require "fc"

local capitals = {
  { country = "Australia", capital = "Canberra" },
  { country = "Brazil", capital = "Brasília" },
  { country = "Canada", capital = "Ottawa" },
  { country = "Egypt", capital = "Cairo" },
  { country = "Kenya", capital = "Nairobi" },
  { country = "Norway", capital = "Oslo" },
  { country = "Turkey", capital = "Ankara" },
  { country = "Vietnam", capital = "Hanoi" },
}

local deck = fc.deck { title = "TITLE" }

deck:answer_key("Capitals", function(key)
  for _, row in ipairs(capitals) do
    key:card { question = row.country, answer = row.capital }
  end
end)

return deck
