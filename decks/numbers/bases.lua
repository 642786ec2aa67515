-- Reads, writes and explains whole numbers in the bases 2, 10 and 16.

local names = { [2] = "binary", [10] = "decimal", [16] = "hexadecimal" }
local prefixes = { [2] = "^0b", [10] = "^$", [16] = "^0x" } -- decimal numbers have none

-- The number that `text` stands for, nil when it stands for none. Digits may come in groups, and
-- with the prefix that programs write, 0b or 0x.
local function read(text, base)
  local digits = text:lower():gsub("[%s_]", ""):gsub(prefixes[base], "")
  return digits:find "^%w+$" and tonumber(digits, base)
end

-- The digits of `number`, the lowest last; at least `width` of them.
local function digits_of(number, base, width)
  local digits = {}
  repeat
    table.insert(digits, 1, number % base)
    number = number // base
  until number == 0 and #digits >= (width or 1)
  return digits
end

local function write(number, base, width)
  local digits = digits_of(number, base, width)
  for i, digit in ipairs(digits) do digits[i] = ("%X"):format(digit) end
  return table.concat(digits)
end

-- The number as a sum of what its digits are worth: "32 + 8 + 1", "10 (A) × 16 + 7".
local function sum(number, base)
  local digits, terms, place = digits_of(number, base), {}, 1
  for i = #digits, 1, -1 do
    local digit = digits[i]
    if digit > 0 then
      local named = digit < 10 and tostring(digit) or ("%d (%X)"):format(digit, digit)
      local term = place == 1 and named or base == 2 and place or named .. " × " .. place
      table.insert(terms, 1, term)
    end
    place = place * base
  end
  return table.concat(terms, " + ")
end

-- How four bits make one hexadecimal digit: "1010 is A, 0111 is 7".
local function groups(number)
  local parts = {}
  for _, digit in ipairs(digits_of(number, 16)) do
    parts[#parts + 1] = ("%s is %X"):format(write(digit, 2, 4), digit)
  end
  return table.concat(parts, ", ")
end

-- Why `number` is written in base `to` as it is.
local function explain(number, from, to)
  if from ~= 10 and to ~= 10 then return groups(number) .. "." end
  local base = from == 10 and to or from
  return ("%d = %s"):format(number, sum(number, base))
end

local function hint(from, to)
  if from ~= 10 and to ~= 10 then return "Four bits make one hexadecimal digit." end
  if from == 2 or to == 2 then return "The places are worth 32, 16, 8, 4, 2 and 1." end
  return "The places are worth 16 and 1; A is 10 and F is 15."
end

return { names = names, read = read, write = write, explain = explain, hint = hint }
