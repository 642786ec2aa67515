-- Binary and hexadecimal: new numbers in every game, each explained digit by digit.

local fc = require "fc"
local bases = require "numbers.bases"

local deck = fc.deck { title = "Binary and Hexadecimal", kind = "typed" }

-- Judges by the number meant: 101, 0b101 and 0000 0101 are all right.
local function judge(number, base)
  return function(response)
    local read = bases.read(response, base)
    if read == number then return true end
    if not read then return false, ("That is no %s number."):format(bases.names[base]) end
    return false, base ~= 10 and ("That is %d in decimal."):format(read) or nil
  end
end

-- Asks for 15 numbers. Each comes from a stretch of its own, so that no number comes twice.
local function convert(from, to, stretch)
  local name = ("%s to %s"):format(bases.names[from], bases.names[to])
  deck:answer_key(name:gsub("^%l", string.upper), { id = name }, function(key)
    key:generate({ id = name, count = 15 }, function(random, n)
      local number = stretch * n + random:int(0, stretch - 1)
      return {
        question = ("What is %s %s in %s?")
          :format(bases.names[from], bases.write(number, from), bases.names[to]),
        answer = bases.write(number, to),
        check = judge(number, to),
        hint = bases.hint(from, to),
        explanation = bases.explain(number, from, to),
      }
    end)
  end)
end

convert(2, 10, 4)
convert(10, 2, 4)
convert(16, 10, 16)
convert(10, 16, 16)
convert(2, 16, 16)
convert(16, 2, 16)

local operations = {
  { name = "AND", apply = function(a, b) return a & b end, rule = "1 where both are 1" },
  { name = "OR", apply = function(a, b) return a | b end, rule = "1 where one or both are 1" },
  { name = "XOR", apply = function(a, b) return a ~ b end, rule = "1 where just one is 1" },
}

-- The upper halves of the first numbers differ from card to card, and so do the cards.
deck:answer_key("Bit by bit", function(key)
  for _, operation in ipairs(operations) do
    key:generate({ id = operation.name, count = 5 }, function(random, n)
      local a, b = 16 * (2 * n + random:int(0, 1)) + random:int(1, 15), random:int(17, 255)
      local result = operation.apply(a, b)
      local a_text, b_text = bases.write(a, 2, 8), bases.write(b, 2, 8)
      return {
        question = ("%s %s %s"):format(a_text, operation.name, b_text),
        answer = bases.write(result, 2, 8),
        check = judge(result, 2),
        hint = operation.name .. ": " .. operation.rule,
        explanation = ("%s: %s. In hexadecimal %02X %s %02X is %02X.")
          :format(operation.name, operation.rule, a, operation.name, b, result),
      }
    end)
  end
end)

deck:answer_key("Powers of two", { kind = "choice", choices = 4 }, function(key)
  for exponent = 3, 16 do
    local power = 1 << exponent
    key:card {
      question = "2 to the power of " .. exponent,
      answer = tostring(power),
      wrong = { power // 4, power // 2, power * 2, power * 4 },
      reverse = true,
      hint = ("The power before is %d."):format(power // 2),
      explanation = ("%d bits hold %d different values."):format(exponent, power),
    }
  end
end)

return deck
