--- print, tostring, type, _VERSION
print(tostring(12), type("text"), _VERSION)

--- assert, error, pcall, xpcall
local ok, message = pcall(error, "out of cards")
print(ok, message)
local function caught(problem) return "caught: " .. problem end
print(xpcall(function() assert(1 > 2, "no") end, caught))

--- pairs, ipairs, next, fc.pairs
local capitals = { Alaska = "Juneau", Texas = "Austin" }
for state, capital in fc.pairs(capitals) do print(state, capital) end
for i, word in ipairs { "one", "two" } do print(i, word) end
local count = 0
for _ in pairs(capitals) do count = count + 1 end
print(count, next({}) == nil)

--- setmetatable, getmetatable, rawget, rawset, rawequal, rawlen
local defaults = { __index = { color = "blue" } }
local settings = setmetatable({}, defaults)
print(settings.color, rawget(settings, "color"), getmetatable(settings) == defaults)
rawset(settings, "color", "red")
print(settings.color, rawequal(settings, defaults), rawlen { 1, 2 })

--- require
-- states.lua, beside the script, returns a table.
local states = require "states"
print(#states, states[1].name)

--- load, select, tonumber, collectgarbage
local double = assert(load("return 2 * ...", "double"))
print(double(21), select("#", "a", "b"), select(2, "a", "b"))
print(tonumber("12"), tonumber("ff", 16), tonumber("twelve"))
print(collectgarbage("count") > 0)

--- string
print(("Texas"):upper(), ("Texas"):lower(), ("Texas"):len(), ("Texas"):reverse())
print(("Texas"):sub(1, 3), ("ab"):rep(3, "-"), string.char(72, 105), ("A"):byte())
print(("key = value"):match("(%w+) = (%w+)"), ("banana"):find("nan"))
print(("banana"):gsub("a", "o"))
for word in ("one two three"):gmatch("%a+") do print(word) end
print(string.format("%d of %s, %.1f %%", 3, "ten", 30))
local packed = string.pack("<i4", 7)
print(string.unpack("<i4", packed), string.packsize("<i4"))

--- table
local words = { "pear", "apple" }
table.insert(words, "plum")
table.sort(words)
print(table.concat(words, ", "), table.remove(words))
print(table.unpack(words))
print(table.pack("a", nil, "c").n, #table.move({ 1, 2, 3 }, 2, 3, 1))

--- math
print(math.pi, math.huge, math.maxinteger, math.mininteger)
print(math.floor(2.7), math.ceil(2.2), math.abs(-3), math.max(1, 5, 3), math.min(1, 5, 3))
print(math.sqrt(16), math.exp(0), math.log(8, 2), math.modf(3.25), math.fmod(7, 3))
print(math.sin(0), math.cos(0), math.tan(0), math.asin(0), math.acos(1), math.atan(1, 1))
print(math.deg(math.pi), math.rad(180), math.type(1), math.tointeger(3.0), math.ult(1, -1))
print(math.random(), math.random(6), math.random(10, 20))
print(pcall(function() math.randomseed(1) end))

--- utf8
local word = "Åbo"
print(utf8.len(word), utf8.codepoint(word), utf8.char(197), utf8.offset(word, 2))
for position, code in utf8.codes(word) do print(position, code) end
for character in word:gmatch(utf8.charpattern) do print(character) end

--- coroutine
local counter = coroutine.create(function(first)
  local second = coroutine.yield(first + 1)
  return second * 2
end)
print(coroutine.resume(counter, 1))
print(coroutine.status(counter), coroutine.resume(counter, 10))
print(coroutine.close(counter), coroutine.isyieldable(), coroutine.running())
local letters = coroutine.wrap(function()
  for letter in ("abc"):gmatch(".") do coroutine.yield(letter) end
end)
print(letters(), letters())

--- os
local start = os.time { year = 2024, month = 5, day = 1 }
print(os.date("%Y-%m-%d", start), os.difftime(os.time(), start) > 0, os.clock() >= 0)
