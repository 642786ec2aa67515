local fc = require "fc"
local deck = fc.deck { title = "What time is it then?" }

--- Minutes since midnight as a clock shows them: 605 is "10:05".
local function clock(minutes)
  return ("%d:%02d"):format(minutes // 60 % 24, minutes % 60)
end

deck:answer_key("Later", { kind = "typed" }, function(key)
  key:generate({ id = "later", count = 10 }, function(random)
    local start = random:int(0, 287) * 5
    local wait = random:int(3, 30) * 5
    return {
      question = ("It is %s. What time is it %d minutes later?"):format(clock(start), wait),
      answer = clock(start + wait),
    }
  end)
end)

return deck
