local fc = require "fc"
local expect = require "expect"

local function keys(t)
  local list = {}
  for key in fc.pairs(t) do list[#list + 1] = key end
  return list
end
expect.equal(keys { b = 1, a = 2, c = 3 }, { "a", "b", "c" })
expect.equal(keys { [3] = 1, [1] = 1, [2.5] = 1, x = 1, [true] = 1, [false] = 1, [-1] = 1 },
  { -1, 1, 2.5, 3, "x", false, true })
expect.equal(keys {}, {})
for key, value in fc.pairs { "a", "b" } do assert(({ "a", "b" })[key] == value) end

-- fields that go away meanwhile are skipped, also all of them; values are those of the moment
local t = { a = 1, b = 2, c = 3 }
local seen = {}
for key, value in fc.pairs(t) do
  seen[#seen + 1] = key .. value
  t.b = nil
  t.c = 4
end
expect.equal(seen, { "a1", "c4" })
local proxy = setmetatable({}, { __pairs = function() return pairs { b = 1, a = 2 } end,
  __index = function(_, key) return key end })
expect.equal(keys(proxy), { "a", "b" })

-- objects of the host have their fields in order, without those that are nil
expect.equal(keys(fc.card { question = "Q", answer = "A" }), {
  "answer", "answers", "correct_answer", "full_id", "hints", "hints_used", "id", "is_answered", "kind",
  "question", "tags",
})

local false_values = {}
for key, value in fc.pairs { a = false } do false_values[key] = value end
expect.equal(false_values, { a = false })

expect.failure("bad argument #1 to 'pairs' (table expected, got nil)", fc.pairs)
expect.failure("a key that is a table has no place in an order", fc.pairs, { [{}] = 1 })
