local fc = require "fc"
local deck = fc.deck { title = "Great Rivers" }
local rivers = fc.csv("rivers.csv", { types = { length = "number" } })

deck:answer_key("Where does it end?", function(key)
  for _, row in ipairs(rivers) do
    key:card {
      question = "the " .. row.river,
      answer = row.mouth,
      hint = "It is in " .. row.continent .. ".",
    }
  end
end)

deck:answer_key("Rivers of Europe, both ways", { kind = "reveal" }, function(key)
  for _, row in ipairs(rivers) do
    if row.continent == "Europe" then
      key:card { question = "the " .. row.river, answer = row.mouth, reverse = true }
    end
  end
end)

return deck
