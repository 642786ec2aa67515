local fc = require "fc"
local deck = fc.deck { title = "Which river is longer?" }

local rivers = fc.csv("rivers.csv", { types = { length = "number" } })
table.sort(rivers, function(a, b) return a.length > b.length end)

deck:answer_key("Neighbours in the list", function(key)
  for place = 1, #rivers - 1 do
    local longer, shorter = rivers[place], rivers[place + 1]
    key:card {
      question = "Which is longer, the " .. longer.river .. " or the " .. shorter.river .. "?",
      answer = longer.river,
      wrong = { shorter.river },
      explanation = longer.length .. " and " .. shorter.length .. " kilometres",
    }
  end
end)

return deck
