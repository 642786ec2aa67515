local fc = require "fc"
local deck = fc.deck { title = "A minute of doubling", kind = "number" }

deck:answer_key("Double it", function(key)
  key:generate({ id = "double", count = 60 }, function(random)
    local number = random:int(12, 99)
    return { question = "2 × " .. number, answer = 2 * number }
  end)
end)

local ending

deck:on("start", function(game)
  ending = fc.after(60, function()
    print "Time is up."
    game:finish()
  end)
end)

deck:on("result", function() ending:cancel() end)

return deck
