local fc = require "fc"
local expect = require "expect"

local sums_deck

local function sums(seed, count)
  sums_deck = fc.deck { title = "Sums", id = "sums" }
  local cards
  sums_deck:answer_key("Plus", { kind = "number" }, function(key)
    key:card { question = "first", answer = 1 }
    key:generate({ id = "plus", count = count or 20 }, function(random, n)
      local a, b = random:int(1, 1000), random:int(1, 1000)
      return { question = n .. ": " .. a .. " + " .. b, answer = a + b, data = { a, b } }
    end)
    cards = key:cards()
  end)
  return sums_deck:game("Plus", { seed = seed, shuffle = false }), cards
end

local function questions(cards)
  local texts = {}
  for i, card in ipairs(cards) do texts[i] = card.question end
  return texts
end

local game, cards = sums(1)
expect.equal(game.count, 21)
expect.equal(cards[2].full_id, "sums/Plus/plus#1")
expect.equal(cards[21].full_id, "sums/Plus/plus#20")
expect.equal(cards[3].data[1] + cards[3].data[2], tonumber(cards[3].answer))

-- the same seed gives the same cards, another one others; card n depends on seed and n alone
local _, same = sums(1)
local _, other = sums(2)
local _, fewer = sums(1, 5)
expect.equal(questions(same), questions(cards))
assert(questions(other)[2] ~= questions(cards)[2])
expect.equal(questions(fewer)[6], questions(cards)[6])

-- a game at play, then its state: the generated cards come back
game:next_card()
local state = game:state()
local resumed, gone = game.deck:resume(state)
expect.equal(gone, {})
expect.equal(resumed:state(), state)

-- what a generator can draw
expect.deck(function(key)
  key:generate({ id = "x", count = 50 }, function(random, n)
    local int, number = random:int(-1, 1), random:number()
    assert(math.type(int) == "integer" and int >= -1 and int <= 1)
    assert(number >= 0 and number < 1)
    local between = random:number(5, 6)
    assert(between >= 5 and between < 6)
    expect.equal(random:int(3, 3), 3)
    local picked = random:pick { "a", "b", print }
    assert(picked == "a" or picked == "b" or picked == print)
    local list = { 1, 2, 3, 4, 5 }
    local mixed = random:shuffle(list)
    expect.equal(list, { 1, 2, 3, 4, 5 })
    table.sort(mixed)
    expect.equal(mixed, list)
    expect.equal(random:shuffle {}, {})
    local by_math = math.random(1, 6)
    assert(by_math >= 1 and by_math <= 6)
    return { question = "q" .. n, answer = "a" }
  end)
  expect.failure("there is nothing to pick from", key.random.pick, key.random, {})
  expect.failure("the interval is empty", key.random.int, key.random, 2, 1)
  expect.failure("the interval is empty", key.random.number, key.random, 2, 1)
  expect.failure("the interval is empty", key.random.number, key.random, 0, 0 / 0)
  expect.failure("bad argument #1 to 'pick' (list expected, got string)", key.random.pick,
    key.random, "abc")
end):game "Key"

-- math.random in make draws from the game's seed
local function dice(seed)
  local rolls = {}
  expect.deck(function(key)
    for i = 1, 10 do rolls[i] = math.random(6) end
    rolls[11] = key.random:int(1, 1000000)
  end):game("Key", { seed = seed })
  return rolls
end
expect.equal(dice(1), dice(1))
assert(dice(1)[11] ~= dice(2)[11])

-- a right answer among wrong is dropped
local deck = expect.deck(function(key)
  key:generate({ id = "x", count = 1 }, function()
    return { question = "q", answer = "right", wrong = { "right", "wrong" } }
  end)
end)
expect.equal(#deck:game("Key"):next_card().answers, 2)

-- mistakes
local function generate(...)
  local arguments = table.pack(...)
  return function()
    expect.deck(function(key)
      key:generate(table.unpack(arguments, 1, arguments.n))
    end):game "Key"
  end
end
local function make(_, n) return { question = "q" .. n, answer = "a" } end
expect.failure("key:generate needs { id", generate({ count = 1 }, make))
expect.failure("key:generate needs { id", generate({ id = "x" }, make))
expect.failure("unknown field 'cuont' in options of generate", generate({ id = "x", cuont = 1 },
  make))
expect.failure("field 'count' of options of generate must be a whole number", generate({ id = "x",
  count = "3" }, make))
expect.failure("count of generated cards of \"Key\" must be from 0 to 1000000",
  generate({ id = "x", count = -1 }, make))
expect.failure("count of generated cards of \"Key\" must be from 0 to 1000000",
  generate({ id = "x", count = 1 << 40 }, make))
expect.failure("can't have / or # in it", generate({ id = "x#1", count = 1 }, make))
expect.failure("key:generate needs { id",
  generate { id = "x", count = 1 })
expect.failure("takes its id from key:generate", generate({ id = "x", count = 1 }, function()
  return { question = "q", answer = "a", id = "mine" }
end))
expect.failure("must return a table with question and answer, got nil", generate({ id = "x",
  count = 1 }, function() end))
generate({ id = "x", count = 0 }, error)()

return sums_deck
