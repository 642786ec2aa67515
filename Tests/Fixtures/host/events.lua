local expect = require "expect"

local log = {}
local function note(...)
  local parts = table.pack(...)
  for i = 1, parts.n do parts[i] = tostring(parts[i]) end
  log[#log + 1] = table.concat(parts, " ")
end

local deck = expect.deck(function(key)
  key:card { question = "A", answer = "a" }
  key:card { question = "B", answer = "b" }
end)
local first
for _, event in ipairs { "start", "card", "answer", "result" } do
  local observer = deck:on(event, function(...) note(event, ...) end)
  first = first or observer
end
expect.equal(tostring(first), 'observer of "start"')

local game = deck:game("Key", { shuffle = false })
game:next_card()
game:answer(1)
game:answer(1) -- refused: no event
game:next_card()
game:next_card()
game:next_card() -- the game is over already
expect.equal(log, {
  'start game of "Key"', 'card card "A" game of "Key"', 'answer card "A" game of "Key"',
  'card card "B" game of "Key"', 'result game of "Key"',
})

-- in the order added; removed at once and for good
log = {}
local second
local other = expect.deck(function(key) key:card { question = "A", answer = "a" } end)
local one = other:on("card", function() note "one" second:remove() end)
second = other:on("card", function() note "two" end)
other:on("card", function()
  note "three"
  other:on("card", function() note "late" end)
end)
other:game("Key"):next_card()
expect.equal(log, { "one", "three" })
one:remove()
one:remove()
log = {}
other:game("Key"):next_card()
expect.equal(log, { "three", "late" })

expect.failure("unknown event 'answr' (did you mean 'answer'?)", deck.on, deck, "answr", print)
expect.failure("bad argument #2 to 'on' (function expected, got nil)", deck.on, deck, "answer", nil)
expect.failure("bad argument #1 to 'on' (string expected, got function)", deck.on, deck, print)
