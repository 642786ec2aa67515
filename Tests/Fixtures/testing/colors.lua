local fc = require "fc"
local mix = require "mix"

local deck = fc.deck { title = "Colors" }

deck:answer_key("Mix", function(key)
  for _, row in ipairs(mix.rows) do
    key:card { question = row[1] .. " and " .. row[2], answer = row[3] }
  end
end)

deck:answer_key("Write", { kind = "typed" }, function(key)
  for _, row in ipairs(mix.rows) do
    key:card { question = mix.title(row), answer = row[3] }
  end
end)

return deck
