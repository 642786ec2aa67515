-- The times tables from 2 to 12: new factors in every game, the same ones for the same seed.

local fc = require "fc"

local first, last = 2, 12
local tables = last - first + 1

-- Each table comes once with a small factor and once with a large one: nothing is asked twice.
local function factors(random, n)
  local a = first + (n - 1) % tables
  local b = n <= tables and random:int(2, 6) or random:int(7, 12)
  return a, b
end

local deck = fc.deck { title = "Times Tables" }

deck:answer_key("Multiply", { kind = "number" }, function(key)
  key:generate({ id = "multiply", count = 2 * tables }, function(random, n)
    local a, b = factors(random, n)
    return {
      question = ("%d × %d"):format(a, b),
      answer = a * b,
      hint = ("%d × %d is %d: add one more %d."):format(a, b - 1, a * (b - 1), a),
    }
  end)
end)

deck:answer_key("Divide", { kind = "number" }, function(key)
  key:generate({ id = "divide", count = 2 * tables }, function(random, n)
    local a, b = factors(random, n)
    return {
      question = ("%d ÷ %d"):format(a * b, a),
      answer = b,
      explanation = ("%d × %d = %d"):format(a, b, a * b),
    }
  end)
end)

-- The wrong answers are the usual slips: one group too many, one too few.
deck:answer_key("Choose", function(key)
  key:generate({ id = "choose", count = 2 * tables }, function(random, n)
    local a, b = factors(random, n)
    return {
      question = ("%d × %d"):format(a, b),
      answer = tostring(a * b),
      wrong = { tostring(a * (b + 1)), tostring(a * (b - 1)) },
    }
  end)
end)

return deck
