local expect = require "expect"

-- globals may be made in the main chunk, and read and set from then on
answer = 42 -- luacheck: ignore
expect.equal(answer, 42) -- luacheck: ignore
local function set() answer = 43 end -- luacheck: ignore
set()
expect.equal(rawget(_G, "answer"), 43)
expect.equal(rawget(_G, "question"), nil)
expect.failure("undefined global 'question'", function() return question end) -- luacheck: ignore
expect.failure("global 'question' is made inside a function (forgot 'local'?)",
  function() question = 1 end) -- luacheck: ignore
expect.failure("undefined global 'pritn' (did you mean 'print'?)",
  function() pritn() end) -- luacheck: ignore
expect.failure("global 'made' is made inside a function", load "return function() made = 1 end" ())
assert(not pcall(setmetatable, _G, nil))
assert(getmetatable(_G) == false)

-- what is there and what is not
for _, name in ipairs { "io", "debug", "package", "dofile", "loadfile" } do
  expect.equal(rawget(_G, name), nil)
end
for _, name in ipairs { "string", "table", "math", "utf8", "coroutine", "os", "fc" } do
  expect.equal(type(rawget(_G, name)), "table")
end
local allowed = { time = true, clock = true, date = true, difftime = true }
for name in pairs(os) do assert(allowed[name], name) end
expect.failure("undefined name 'string.dump'", function() return string.dump end)
expect.failure("math.randomseed is not there", math.randomseed, 1)
assert(math.random() < 1 and math.random(3) <= 3 and math.random(5, 5) == 5)
expect.equal(math.type(math.random(0)), "integer")
expect.failure("the interval is empty", math.random, 0 - 1)
expect.failure("wrong number of arguments", math.random, 1, 2, 3)

-- no bytecode
expect.failure("only text can be loaded", load, "return 1", "x", "b")
expect.failure("only text can be loaded", load, "return 1", "x", "bt")
expect.failure("bad argument #1 to 'load' (string or function expected, got table)", load, {})
expect.failure("bad argument #2 to 'load' (string expected, got table)", load, "return 1", {})
local binary, message = load("\27Lua")
assert(binary == nil and message:find("binary", 1, true))
local pieces = { "return", " 1 + ", "1" }
expect.equal(load(function() return table.remove(pieces, 1) end)(), 2)
expect.equal(load("return x", "chunk", "t", { x = 5 })(), 5)
expect.equal(select("#", load("return ...")()), 0)

-- modules
local one, two = require "counted", require "counted"
assert(one == two)
expect.equal(one.loads, 1)
assert(require "fc" == fc)
expect.equal(require "folder.inner".name, "folder.inner")
expect.equal(require "silent", true)
expect.failure("not found: there is no file nowhere.lua beside the script", require, "nowhere")
for _, name in ipairs { "", ".", "a..b", "../host/counted", "/etc/passwd", "a\0b",
  "counted.lua" } do
  assert(not pcall(require, name))
end
expect.equal(type(print), "function")
print("printed", 1, nil, true)
print()
print(setmetatable({}, { __tostring = function() return "by __tostring" end }))
