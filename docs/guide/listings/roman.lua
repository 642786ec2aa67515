-- fcscript-plugin: 1
local fc = require "fc"
local plugin = fc.plugin { name = "roman", version = "1.0" }

local worth = { I = 1, V = 5, X = 10, L = 50, C = 100, D = 500, M = 1000 }

--- What a Roman number is worth; nil for a text that is none.
local function value(text)
  local sum, before = 0, 0
  for letter in text:upper():gmatch "." do
    local number = worth[letter]
    if not number then return nil end
    -- What stands before a larger one is taken away: IX is 9.
    if number > before then sum = sum - 2 * before end
    sum, before = sum + number, number
  end
  return sum
end

plugin:checker("roman", function(response, card)
  local number = value(response)
  if not number then return nil, "Write a Roman number, such as XIV." end
  if number == value(card.answer) then return true end
  return false, "You wrote " .. number .. "."
end)

plugin:command("roman", { help = "Reads Roman numbers." }, function(arguments)
  for _, argument in ipairs(arguments) do
    print(argument .. " is " .. (value(argument) or "no Roman number"))
  end
end)
