local fc = require "fc"

local deck = fc.deck { title = "TITLE", kind = "number" }

deck:answer_key("Sums", function(key)
  key:generate({ id = "sums", count = 10 }, function(random)
    local a, b = random:int(11, 99), random:int(11, 99)
    return { question = ("%d + %d"):format(a, b), answer = a + b }
  end)
end)

deck:answer_key("Percentages", function(key)
  key:generate({ id = "percentages", count = 10 }, function(random)
    local percent, whole = random:pick { 5, 10, 20, 25, 50 }, random:int(1, 20) * 20
    return {
      question = ("%d %% of %d"):format(percent, whole),
      answer = whole * percent // 100,
      explanation = ("1 %% of %d is %g."):format(whole, whole / 100),
    }
  end)
end)

return deck
