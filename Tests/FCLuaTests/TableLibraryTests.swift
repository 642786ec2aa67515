import XCTest

@testable import FCLua

/// The host's own `table` library does what Lua's does.
final class TableLibraryTests: XCTestCase {
  /// A state with the host's functions in `table` and Lua's own in `stock`.
  private func makeTwoLibraries() throws -> State {
    let state = try State()
    for library in State.Library.allCases { try state.open(library) }
    _ = try state.run("stock = {} for name, f in pairs(table) do stock[name] = f end")
    try state.openTables()
    return state
  }

  private let start = """
    math.randomseed(20240229)
    local random = math.random
    local function copy(t)
      local other = {}
      for key, value in pairs(t) do other[key] = value end
      return other
    end
    --- What a value looks like, so that two can be compared.
    local function text(value)
      if type(value) ~= "table" then return math.type(value) == "float" and value ~= value and "nan"
        or tostring(value) end
      local parts = {}
      for key, part in pairs(value) do parts[#parts + 1] = tostring(key) .. "=" .. tostring(part) end
      stock.sort(parts)
      return "{" .. stock.concat(parts, ",") .. "}"
    end
    local function outcome(results)
      local parts = {}
      for i = 1, results.n do parts[i] = text(results[i]) end
      -- Lua finds no name for what is not in a library, and miscounts here and there.
      return (stock.concat(parts, " "):gsub("argument #%d", "argument"):gsub(" to '[%w.?]+'", ""))
    end
    local function pack(...) return { n = select("#", ...), ... } end

    """

  func test_random_calls_do_what_those_of_lua_do() throws {
    let state = try makeTwoLibraries()
    let script = """
      local edges = { math.mininteger, math.maxinteger, math.maxinteger - 1, -1, 0, 1, 2 }
      local function integer()
        local kind = random(20)
        if kind == 1 then return edges[random(#edges)] end
        return random(-3, 12)
      end
      local function argument()
        local kind = random(40)
        if kind == 1 then return "2" elseif kind == 2 then return 1.5 elseif kind == 3 then return {}
        elseif kind == 4 then return "x" elseif kind == 5 then return 3.0 end
        return integer()
      end
      local function list()
        local t = {}
        for i = 1, random(0, 9) do t[i] = random(3) == 1 and "s" .. random(9) or random(99) end
        if random(6) == 1 then t[random(-1, 12)] = random(9) end
        return t
      end
      --- A table that is watched: what is read and written is noted in `log`.
      local function watched(t, log)
        local shown = random(4) == 1 and random(0, 8) or #t
        return setmetatable({}, {
          __index = function(_, key) log[#log + 1] = "r" .. key return t[key] end,
          __newindex = function(_, key, value)
            log[#log + 1] = "w" .. key .. "=" .. tostring(value)
            t[key] = value
          end,
          __len = function() return shown end,
        })
      end
      local names = { "insert", "remove", "move", "concat", "unpack", "pack" }
      local function small(name, arguments)
        -- These would take for ever, or all memory, in Lua's own library.
        if name ~= "move" and name ~= "concat" then return true end
        local first, last = math.tointeger(arguments[2]), math.tointeger(arguments[3])
        if name == "concat" then first, last = last, math.tointeger(arguments[4]) end
        return not (first and last) or last < first or last - first >= 0 and last - first < 50
          or last - first < 0 and name == "move"
      end
      local calls = 0
      for round = 1, 20000 do
        local name = names[random(#names)]
        local values, other, isWatched, same = list(), list(), random(3) == 1, random(2) == 1
        local arguments = { n = random(0, 4) }
        for i = 2, 5 do arguments[i] = argument() end
        if name == "concat" and random(3) > 1 then arguments[2] = ", " end
        if name == "insert" and random(2) == 1 then arguments.n = 1 + random(2) end
        if small(name, arguments) then
          local seed = random(1 << 30)
          local results = {}
          for i, library in ipairs { stock, table } do
            math.randomseed(seed)
            local log, t, t2 = {}, copy(values), copy(other)
            local given = copy(arguments)
            given[1] = isWatched and watched(t, log) or t
            local count = 1 + given.n
            if name == "move" then
              if not same then given[5], count = isWatched and watched(t2, log) or t2, 5 end
            end
            local packed = pack(pcall(library[name], select(1, stock.unpack(given, 1, count))))
            for k = 1, packed.n do
              if packed[k] == given[1] then packed[k] = "first" end
              if packed[k] == t2 or packed[k] == given[5] then packed[k] = "fifth" end
              if type(packed[k]) == "table" and name ~= "pack" then packed[k] = "table" end
              if type(packed[k]) == "table" then packed[k] = #packed[k] .. ":" .. packed[k].n end
            end
            results[i] = outcome(packed) .. " " .. text(t) .. text(t2)
              .. stock.concat(log, " ")
          end
          results[1] = results[1]:gsub("table: 0x%x+", "table")
          results[2] = results[2]:gsub("table: 0x%x+", "table")
          if results[1] ~= results[2] then
            error(name .. " round " .. round .. " stock: " .. results[1] .. " own: " .. results[2])
          end
          calls = calls + 1
          math.randomseed(seed + round)
        end
      end
      return calls > 10000
      """
    XCTAssertEqual(try state.run(start + script), .boolean(true))
  }

  func test_sorting_gives_the_order_that_lua_gives() throws {
    let state = try makeTwoLibraries()
    let script = """
      local function integers() return random(50) end
      local function floats() return random(50) / 4 end
      local function mixed() return random(2) == 1 and random(50) or random(50) / 2 + 0.25 end
      local function texts() return ("ab\\0c"):sub(1, random(0, 4)) .. random(30) end
      local makers = { integers, floats, mixed, texts }
      local orders = { false, false, function(a, b) return a > b end,
        function(a, b) return tostring(a) < tostring(b) end }
      for round = 1, 1500 do
        local make, order = makers[random(#makers)], orders[random(#orders)] or nil
        local values = {}
        for i = 1, random(3) == 1 and random(300) or random(0, 20) do values[i] = make() end
        local t, other = copy(values), copy(values)
        if random(4) == 1 then
          local hidden = other
          other = setmetatable({}, { __index = hidden, __newindex = hidden,
            __len = function() return #hidden end })
        end
        stock.sort(t, order)
        table.sort(other, order)
        for i = 1, #t do
          if t[i] ~= other[i] then error("round " .. round .. " at " .. i) end
        end
      end
      -- Equal elements stay in their order.
      local list = {}
      for i = 1, 500 do list[i] = { key = random(20), place = i } end
      table.sort(list, function(a, b) return a.key < b.key end)
      for i = 2, #list do
        local a, b = list[i - 1], list[i]
        assert(a.key < b.key or a.key == b.key and a.place < b.place)
      end
      -- Objects that compare themselves, and the errors of those that can't.
      local less = { __lt = function(a, b) return a.n < b.n end }
      local objects = {}
      for i = 1, 50 do objects[i] = setmetatable({ n = random(100) }, less) end
      table.sort(objects)
      for i = 2, #objects do assert(objects[i - 1].n <= objects[i].n) end
      for _, bad in ipairs { { 1, "x" }, { {}, {} }, { 1, nil, 3 }, { true, false } } do
        local ok, message = pcall(table.sort, bad)
        assert(not ok and message:find("attempt to compare", 1, true), message)
      end
      for _, arguments in ipairs { { {}, 1 }, { {}, {} }, { 1 }, { nil } } do
        local result = pack(pcall(stock.sort, stock.unpack(arguments, 1, 2)))
        local other = pack(pcall(table.sort, stock.unpack(arguments, 1, 2)))
        assert(outcome(result) == outcome(other), outcome(other))
      end
      return true
      """
    XCTAssertEqual(try state.run(start + script), .boolean(true))
  }

  func test_an_order_that_makes_no_sense_loses_no_element() throws {
    let state = try makeTwoLibraries()
    let script = """
      for _, order in ipairs {
        function() return true end, function() return false end,
        function() return random(2) == 1 end, rawequal, function(a, b) return a <= b end,
      } do
        for count = 0, 200 do
          local list, seen = {}, {}
          for i = 1, count do list[i] = i end
          table.sort(list, order)
          for i = 1, count do
            assert(not seen[list[i]] and list[i] >= 1 and list[i] <= count)
            seen[list[i]] = true
          end
        end
      end
      -- An error leaves the list as it was, and so does a list that changes while it is sorted live.
      local list = { 3, 1, 2 }
      assert(not pcall(table.sort, list, error))
      assert(list[1] == 3 and list[2] == 1 and list[3] == 2)
      for i = 1, 100 do list[i] = random(1000) end
      table.sort(list, function(a, b)
        for i = 1, 10 do list[random(100)] = nil end
        return a < b
      end)
      -- Lists of numbers that are none.
      local nan = { 0 / 0, 1.5, 0 / 0, -1.5, 0 / 0 }
      for _ = 1, 20 do table.insert(nan, random() < 0.5 and 0 / 0 or random()) end
      table.sort(nan)
      return #nan
      """
    XCTAssertEqual(try state.run(start + script), .integer(25))
  }

  func test_a_length_that_lies_is_stopped_by_the_limit() throws {
    for call in [
      "table.insert(liar, 1, 1)", "table.remove(liar, 1)", "table.move(liar, 1, 1e15, 2)",
      "table.concat(texts, '', 1, 1e15)", "table.sort(small, rawequal)",
      "table.move({}, 1, 1e15, 2, {})", "load(empty)", "load(os.time)",
    ] {
      let state = try makeTwoLibraries()
      try state.replaceUnsafeFunctions()
      var limits = Limits()
      limits.instructions = 100_000
      limits.memory = 64 << 20
      try state.setLimits(limits)
      XCTAssertThrowsError(
        try state.run(
          """
          local length = math.maxinteger - 1
          liar = setmetatable({}, { __len = function() return length end })
          small = setmetatable({}, { __len = function() return 1 << 30 end })
          texts = setmetatable({}, { __index = tostring })
          empty = coroutine.wrap(function() while true do coroutine.yield " " end end)
          pcall(function() \(call) end)
          return "went on"
          """), call)
      XCTAssertNotNil(state.stopReason, call)
    }
  }
}
