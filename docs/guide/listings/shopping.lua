local fc = require "fc"
local deck = fc.deck { title = "At the market", kind = "number" }

local prices = { apples = 3, cherries = 8, pears = 4, plums = 5 } -- for a kilogram

deck:answer_key("What does it cost?", function(key)
  local names = {}
  for name in fc.pairs(prices) do table.insert(names, name) end

  key:generate({ id = "cost", count = 8 }, function(random)
    local first, second = table.unpack(random:shuffle(names))
    local a, b = random:int(2, 5), random:int(2, 5)
    return {
      question = ("%d kg of %s at %d and %d kg of %s at %d"):format(
        a, first, prices[first], b, second, prices[second]),
      answer = a * prices[first] + b * prices[second],
    }
  end)
end)

return deck
