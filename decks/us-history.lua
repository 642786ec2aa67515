-- The history and the government of the United States, as one learns them to become a citizen.

local fc = require "fc"
local history = require "data.us_history"

local deck = fc.deck { title = "American History and Government", choices = 4 }

for _, topic in ipairs(history.topics) do
  deck:answer_key(topic.name, function(key)
    for _, card in ipairs(topic) do key:card(card) end
  end)
end

-- A guess near the year is worth half a point.
deck:answer_key("What year?", { kind = "number" }, function(key)
  for _, event in ipairs(history.events) do
    key:card {
      question = ("In what year was %s?"):format(event.name),
      answer = event.year,
      hint = ("In the %ds."):format(event.year // 10 * 10),
      check = function(response, _, score)
        local year = math.tointeger(tonumber(response))
        local off = year and math.abs(year - event.year)
        if not off or off == 0 or off > 3 then return score end
        return 0.5, off == 1 and "A year off." or ("%d years off."):format(off)
      end,
    }
  end
end)

-- One earlier event among three later ones; which ones they are is drawn anew for every game.
deck:answer_key("What came before?", function(key)
  local events = history.events
  for i = 2, #events - 3 do
    local event = events[i]
    local before = key.random:pick(table.move(events, 1, i - 1, 1, {}))
    local after = key.random:shuffle(table.move(events, i + 1, #events, 1, {}))
    key:card {
      question = ("What came before %s?"):format(event.name),
      answer = before.name,
      wrong = { after[1].name, after[2].name, after[3].name },
      explanation = ("In %d: %s. In %d: %s."):format(
        before.year, before.name, event.year, event.name),
    }
  end
end)

return deck
