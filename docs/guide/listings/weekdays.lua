local fc = require "fc"
local deck = fc.deck { title = "Days of the week" }
local days = { "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday" }

--- The day some days after the one at a place in the list.
local function day_after(place, count) return days[(place + count - 1) % 7 + 1] end

deck:answer_key("In so many days", function(key)
  key:generate({ id = "days", count = 14 }, function(random, n)
    local today, count = random:int(1, 7), n + 6
    return {
      question = ("It is %s. Which day is it in %d days?"):format(days[today], count),
      answer = day_after(today, count),
      wrong = { day_after(today, count - 1), day_after(today, count + 1) },
      explanation = ("%d days are %d weeks and %d days."):format(count, count // 7, count % 7),
    }
  end)
end)

return deck
