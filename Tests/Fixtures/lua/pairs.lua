-- Compares the functions of the string library that take patterns with Lua's own, which `stock`
-- has, over `count` random pairs of a pattern and a subject. The same seed gives the same pairs.

local count, seed = ...

local random, concat, pack, unpack = math.random, table.concat, table.pack, table.unpack
local mathtype, ours = math.type, string
math.randomseed(seed)

local function pick(list) return list[random(#list)] end

-- The few characters that patterns ask for, so that they are often found.
local characters = { "a", "a", "a", "b", "b", "B", "1", "2", " ", "_", "-", "(", ")", "]", "%", "^", "\0", "\n", "\xe9" }
local letters = { "a", "c", "d", "g", "l", "p", "s", "u", "w", "x", "z", "A", "D", "L", "S", "W", "Z", "%", ".", "]", "-" }
local repetitions = { "", "", "", "", "*", "+", "-", "?" }
local noise = { "%", "[", "]", "(", ")", "^", "$", "-", "*", "+", "?", ".", "\0", "%b", "%f", "%0", "%9", "[^" }

local function text(length)
  local list = {}
  for i = 1, length do list[i] = pick(characters) end
  return concat(list)
end

local function subject()
  local kind = random(20)
  if kind == 1 then return ours.rep(text(random(3)), random(60)) end
  if kind == 2 then return ours.rep("-", random(0, 40)) .. text(random(0, 8)) end
  return text(random(0, 14))
end

local function set()
  local list = { "[" }
  if random(3) == 1 then list[2] = "^" end
  for _ = 1, random(3) do
    local kind = random(6)
    if kind == 1 then
      list[#list + 1] = pick(characters) .. "-" .. pick(characters)
    elseif kind == 2 then
      list[#list + 1] = "%" .. pick(letters)
    elseif kind == 3 then
      list[#list + 1] = pick(noise)
    else
      list[#list + 1] = pick(characters)
    end
  end
  list[#list + 1] = "]"
  return concat(list)
end

local function item()
  local kind = random(9)
  if kind <= 3 then return pick(characters) .. pick(repetitions) end
  if kind <= 5 then return "%" .. pick(letters) .. pick(repetitions) end
  if kind == 6 then return set() .. pick(repetitions) end
  if kind == 7 then return "." .. pick(repetitions) end
  if kind == 8 then return random(2) == 1 and "%b" .. pick(characters) .. pick(characters) or "%b()" end
  return "%f" .. set()
end

--- A pattern of a few items with captures around some of them; now and then something is wrong.
local function pattern()
  local list, open, closed = {}, 0, 0
  if random(6) == 1 then list[1] = "^" end
  for _ = 1, random(0, 5) do
    local kind = random(12)
    if kind <= 2 then
      list[#list + 1] = "("
      open = open + 1
    elseif kind == 3 then
      list[#list + 1] = "()"
      closed = closed + 1
    elseif kind == 4 and closed > 0 then
      list[#list + 1] = "%" .. random(closed)
    end
    list[#list + 1] = item()
    if open > 0 and random(2) == 1 then
      list[#list + 1] = ")"
      open, closed = open - 1, closed + 1
    end
  end
  if random(30) > 1 then list[#list + 1] = ours.rep(")", open) end
  if random(8) == 1 then list[#list + 1] = "$" end
  if random(12) == 1 then table.insert(list, random(#list + 1), pick(noise)) end
  local made = concat(list)
  if random(40) == 1 then made = ours.sub(made, 1, random(0, #made)) end
  local _, repeated = ours.gsub(made, "[*+?-]", "")
  if repeated == 0 and random(20) == 1 then made = ours.rep(made, 30) end
  return made, repeated
end

local templates = { "<%0>", "%1", "%2%1", "x", "", "%%", "%", "%x", "%3", 7, "a\0%0\0" }

--- What `gsub` is to put in place of a match; for a function, also what starts it anew.
local function replacement()
  local kind = random(4)
  if kind == 1 then return { a = "A", b = 1, ["1"] = false, aa = 2.5, [1] = "first", [""] = "-" } end
  if kind == 2 then
    local answers, i = { "x", false, "", 12, nil, "long answer" }, 0
    if random(9) == 1 then answers[2] = {} end
    return function(...)
      i = i % 6 + 1
      if i == 1 then return select("#", ...) .. tostring((...)) end
      return answers[i]
    end, function() i = 0 end
  end
  return pick(templates)
end

--- All that an iteration gives, and what its iterator gives when it is called after that.
local function iterate(library, s, p, init)
  local results, count = {}, 0
  local iterator = library.gmatch(s, p, init)
  repeat
    local a, b, c = iterator()
    results[count + 1], results[count + 2], results[count + 3] = a, b, c
    count = count + 3
  until a == nil
  return iterator(), unpack(results, 1, count)
end

local function describe(results)
  local list = {}
  for i = 1, results.n do
    local value = results[i]
    list[i] = type(value) == "string" and ours.format("%q", value) or tostring(value)
  end
  return concat(list, ", ")
end

local function begin_nothing() end
local begin = begin_nothing

--- Makes a call through both libraries, each after `begin`.
local function compare(name, f, g, ...)
  begin()
  local expected = pack(pcall(g, ...))
  begin()
  local actual = pack(pcall(f, ...))
  local is_same = actual.n == expected.n
  for i = 1, expected.n do
    local a, e = actual[i], expected[i]
    is_same = is_same and a == e and mathtype(a) == mathtype(e)
  end
  if is_same then return actual[1] end
  error(name .. "(" .. describe(pack(...)) .. ")\n  gives    " .. describe(actual)
    .. "\n  expected " .. describe(expected), 0)
end

local inits = { 1, 1, 1, 2, 3, 0, -1, -3, 100, -100, math.mininteger, math.maxinteger }

local function iterate_ours(...) return iterate(ours, ...) end
local function iterate_stock(...) return iterate(stock, ...) end

local refused = 0
for _ = 1, count do
  local s = subject()
  local p, repeated = pattern()
  -- Neither library is to try for minutes.
  if repeated > 2 then s = ours.sub(s, 1, repeated > 4 and 8 or 12) end
  local init = random(3) == 1 and pick(inits) or nil
  if not compare("find", ours.find, stock.find, s, p, init) then refused = refused + 1 end
  compare("match", ours.match, stock.match, s, p, init)
  compare("gmatch", iterate_ours, iterate_stock, s, p, init)
  local new, restart = replacement()
  begin = restart or begin_nothing
  compare("gsub", ours.gsub, stock.gsub, s, p, new, random(5) == 1 and random(-1, 3) or nil)
  begin = begin_nothing
  if random(10) == 1 then compare("find", ours.find, stock.find, s, p, init, true) end
end
return refused
