import XCTest

/// Scripts that do what nobody expects: they get clear errors, and never stop the host.
final class HostileScriptTests: XCTestCase {
  // MARK: Wrong objects

  func test_methods_and_properties_refuse_other_objects() throws {
    try runOddScript(
      """
      local game = deck:game "Key"
      local card = game:next_card()
      local observer = deck:on("start", print)
      local others = { game, card, deck, key, observer, key.random, {}, "text", 1, true, print,
        coroutine.create(print), setmetatable({}, { __index = card }) }
      local methods = {
        deck.answer_key, deck.on, deck.game, deck.resume, key.card, key.cards, key.generate,
        card.record_answer, card.next_hint, card.to_table, observer.remove, key.random.int,
        key.random.number, key.random.pick, key.random.shuffle, game.has_more_cards,
        game.next_card, game.answer, game.undo, game.missed_cards, game.again, game.practice,
        game.finish, game.state,
      }
      for _, method in ipairs(methods) do
        local accepted = 0
        for _, other in pairs(others) do
          local ok, message = pcall(method, other)
          if ok or not message:find("is a method of", 1, true) then accepted = accepted + 1 end
        end
        assert(accepted <= 1)
        fails("is a method of", method)
        fails("is a method of", method, nil)
      end
      for _, object in ipairs { game, card, deck, key, observer, key.random } do
        for _, name in pairs { 1, 1.5, -1, true, {}, print, "\\0", "\\xff", "", math.huge } do
          pcall(function() return object[name] end)
          assert(not pcall(function() object[name] = 1 end))
        end
        assert(getmetatable(object) == false)
        assert(not pcall(setmetatable, object, {}))
        assert(not pcall(rawset, object, "x", 1))
        assert(not pcall(function() return object < object end))
        assert(not pcall(function() return object() end))
        assert(not pcall(function() return object .. "x" end))
        assert(object == object and tostring(object))
        for name, value in pairs(object) do assert(name, value) end
        for other in pairs(others) do assert(other) end
      end
      return deck
      """)
  }

  // MARK: Odd values

  func test_numbers_at_the_edges() throws {
    try runOddScript(
      """
      local int, number = key.random.int, key.random.number
      local low, high = math.mininteger, math.maxinteger
      for _ = 1, 100 do assert(math.type(int(key.random, low, high)) == "integer") end
      assert(int(key.random, low, low) == low and int(key.random, high, high) == high)
      fails("number", int, key.random, 0 / 0, 1)
      fails("integer", int, key.random, 1.5, 2)
      fails("integer", int, key.random, 1, math.huge)
      fails("the interval is empty", number, key.random, -math.huge, math.huge)
      fails("the interval is empty", number, key.random, -1.7e308, 1.7e308)
      assert(number(key.random, -0.0, 0.0) == 0)
      assert(math.random(low, high) and math.random(0))
      fails("the interval is empty", math.random, low)
      for _, seed in ipairs { low, high, 0, -1, 2^53 } do
        assert(deck:game("Key", { seed = seed }).count == 3)
      end
      fails("whole number", deck.game, deck, "Key", { seed = 0 / 0 })
      fails("whole number", deck.game, deck, "Key", { seed = 1e300 })
      fails("1 or more", deck.game, deck, "Key", { limit = low })
      assert(deck:game("Key", { limit = high }).count == 3)
      local game = deck:game "Key"
      game:next_card()
      for _, response in ipairs { low, high, 0, -0.0, 0 / 0, 1 / 0, -1 / 0, 1e300, "", "\\0", "nan" } do
        local score, message = game:answer(response)
        assert(score == nil and message)
      end
      for _, fields in ipairs {
        { answer = 0 / 0 }, { answer = 1 / 0 }, { answer = 1, tolerance = -1 },
        { answer = 1, tolerance = 0 / 0 }, { answer = 1, tolerance = 1 / 0 },
        { answer = 1, unit = "m", units = { km = 0 } }, { answer = 1, unit = "m", units = { km = 0 / 0 } },
        { answer = 1, unit_score = 2 }, { answer = 1, unit_score = 0 / 0 }, { answer = 1, choices = low },
      } do
        fields.question, fields.kind = "q", "number"
        assert(not pcall(fc.card, fields))
      end
      local zero = fc.card { question = "q", answer = -0.0, kind = "number" }
      assert(zero.answer == "0" and zero:record_answer "0" == 1)
      local big = fc.card { question = "q", answer = high, kind = "number" }
      assert(big.answer == tostring(high) and big:record_answer(tostring(high)) == 1)
      local list = {}
      list[high] = 1
      fails("", fc.card, { question = "q", answer = list, kind = "select" })
      fails("is not a number", fc.card, { question = "q", answer = "1e999", kind = "number" })
      return deck
      """)
  }

  func test_texts_of_any_bytes() throws {
    try runOddScript(
      """
      local nul = fc.card { question = "a\\0b", answer = "c\\0d", wrong = { "e\\0" } }
      assert(nul.question == "a\\0b" and nul.answer == "c\\0d" and tostring(nul):find "a\\0b")
      assert(nul.answers[nul.correct_answer] == "c\\0d" and nul:record_answer "c\\0d" == 1)
      assert(fc.deck({ title = "a\\0b" }).title == "a\\0b")
      for name in pairs { question = 1, answer = 1, explanation = 1, hint = 1, wrong = 1, tags = 1,
        id = 1, was = 1, pool = 1, unit = 1 } do
        local fields = { question = "q", answer = "a" }
        fields[name] = "bad \\xff"
        fails("not valid UTF-8", fc.card, fields)
        if name ~= "question" and name ~= "answer" then
          fields[name] = { "bad \\xff" }
          assert(not pcall(fc.card, fields))
        end
      end
      fails("not valid UTF-8", deck.answer_key, deck, "\\xff", print)
      fails("not valid UTF-8", deck.game, deck, "\\xff")
      fails("not valid UTF-8", fc.read, "\\xff")
      fails("not valid UTF-8", nul.record_answer, fc.card { question = "q", answer = "a" }, "\\xff")
      fails("unknown field", fc.card, { ["\\xff"] = 1 })
      fails("unknown field", fc.card, { [{}] = 1 })
      fails("unknown field", fc.card, { [1.5] = 1 })
      local long = ("x"):rep(65536)
      assert(#fc.card({ question = long, answer = long, reverse = true }).question == 65536)
      fails("unknown field", fc.card, { [long] = 1 })
      return deck
      """)
  }

  func test_tables_that_nest_loop_or_lie() throws {
    try runOddScript(
      """
      local deep = {}
      for _ = 1, 1e5 do deep = { deep } end
      local loop = {}
      loop.loop, loop[1] = loop, loop
      local liar = setmetatable({}, { __index = error, __newindex = error, __len = error,
        __pairs = error, __tostring = error, __eq = error, __call = error, __name = "liar" })
      for _, value in ipairs { deep, loop } do
        fails("", fc.card, { question = "q", answer = value })
        fails("", fc.card, { question = "q", answer = "a", wrong = value })
        fails("", fc.card, { question = "q", answer = "a", reverse = value })
        fails("", deck.game, deck, "Key", value)
        fails("", deck.resume, deck, value)
        fails("", deck.answer_key, deck, "x", value, print)
        fails("", fc.csv, "quiz.lua", value)
        fails("", fc.game, value)
        local game = deck:game "Key"
        game:next_card()
        fails("", game.answer, game, value)
        game.data = value
        fails("game.data", game.state, game)
        assert(fc.card({ question = "q", answer = "a", data = value }).data == value)
      end
      fails("no question", fc.card, liar)
      fails("no answer", fc.card, { question = "q", answer = liar })
      fails("a deck needs a title", fc.deck, liar)
      assert(deck:game("Key", liar).count == 3)
      assert(fc.game(liar).count == 0)
      fails("no answer key", deck.game, deck, setmetatable({}, { __tostring = error }) and "None")
      assert(fc.card({ question = "q", answer = "a", data = liar }).data)
      assert(not pcall(print, liar))
      for _, target in ipairs { fc.card, fc.deck, key.card } do
        local fields = setmetatable({ question = "q", answer = "a", title = nil }, { __index = error })
        pcall(target, fields)
        pcall(target, key, fields)
      end
      local many = {}
      for i = 1, 1e4 do many[i] = "w" .. i end
      assert(#fc.card({ question = "q", answer = "a", wrong = many }).answers == 3)
      assert(#fc.card({ question = "q", answer = many, kind = "select" }).answers >= 1e4)
      return deck
      """)
  }

  func test_functions_get_too_many_and_too_few_arguments() throws {
    try runOddScript(
      """
      local game = deck:game "Key"
      local card = game:next_card()
      local everything = {}
      for i = 1, 200 do everything[i] = i end
      for _, f in ipairs { fc.deck, fc.card, fc.game, fc.read, fc.csv, fc.pairs, require, load,
        math.random, setmetatable } do
        pcall(f)
        pcall(f, nil, nil, nil)
        pcall(f, {}, {}, {}, {})
        pcall(f, table.unpack(everything))
        pcall(coroutine.wrap(f), {})
      end
      for _, object in ipairs { deck, key, game, card, key.random } do
        for _, name in ipairs { "answer_key", "on", "game", "resume", "card", "cards", "generate",
          "record_answer", "next_hint", "to_table", "int", "number", "pick", "shuffle", "answer",
          "undo", "state" } do
          local has, method = pcall(function() return object[name] end)
          if has and type(method) == "function" then
            pcall(method, object)
            pcall(method, object, nil, nil)
            pcall(method, object, {}, {}, {})
            pcall(method, object, object, object, object)
            pcall(method, object, print, print, print)
            pcall(method, object, table.unpack(everything))
          end
        end
      end
      return deck
      """)
  }

  func test_scripts_have_no_finalizers() throws {
    try runOddScript(
      """
      fails("can't have '__gc'", setmetatable, {}, { __gc = function() fc.card {} end })
      fails("can't have '__gc'", setmetatable, {}, { __gc = true })
      local late = setmetatable({}, {})
      getmetatable(late).__gc = error
      late = nil
      collectgarbage()
      fails("bad argument #2 to 'setmetatable'", setmetatable, {}, 1)
      fails("bad argument #1 to 'setmetatable'", setmetatable)
      fails("protected", setmetatable, setmetatable({}, { __metatable = 1 }), {})
      assert(getmetatable(setmetatable({}, nil)) == nil)
      return deck
      """)
    try assertReport(
      "setmetatable({}, 1)",
      """
      quiz.lua:1: bad argument #2 to 'setmetatable' (nil or table expected, got number)

      > 1 | setmetatable({}, 1)
            ~~~~~~~~~~~~
      """)
  }

  func test_clozes_nest_only_so_deep() throws {
    try runOddScript(
      """
      local function nested(depth)
        local parts = {}
        for i = 1, depth do parts[i] = "{{c" .. i .. "::" end
        return { text = table.concat(parts) .. "x" .. ("}}"):rep(depth) }
      end
      assert(select("#", fc.card(nested(20))) == 20)
      fails("nests more than 100 deletions", fc.card, nested(5000))
      return deck
      """)
  }

  func test_bytecode_is_never_loaded() throws {
    try runOddScript(
      """
      fails("undefined name 'string.dump'", function() return string.dump end)
      local header = "\\27Lua\\x54\\0\\x19\\x93\\r\\n\\x1a\\n"
      for _, mode in pairs { "b", "bt", "tb", 1, {} } do
        assert(not pcall(load, header, "x", mode))
      end
      assert(load(header) == nil)
      assert(load(header, "x", "t") == nil)
      assert(load(function() return header end) == nil)
      fails("x", load("error 'x'", "=x"))
      return deck
      """)
    try assertReport(
      "require 'compiled'", files: ["compiled.lua": "\u{1B}Lua"],
      """
      quiz.lua:1: compiled.lua: this is compiled Lua; scripts are Lua text

      > 1 | require 'compiled'
      """)
  }

  func test_what_a_script_can_break_it_breaks_for_itself_alone() throws {
    XCTAssertEqual(
      try runOddScript(
        """
        for _, library in ipairs { string, table, math, utf8, coroutine, os } do
          for name in pairs(library) do
            fails("can't be set", function() library[name] = nil end)
            fails("can't change a library", rawset, library, name, error)
          end
        end
        for _, name in ipairs { "pairs", "ipairs", "type", "tostring", "error", "select", "next",
          "rawget", "rawset", "pcall", "assert", "require", "load", "setmetatable" } do
          _G[name] = nil
        end
        local game = deck:game "Key"
        while game:next_card() do game:answer(1) end
        print(game.count, game.num_left)
        for name, value in fc.pairs { b = 1, a = 2 } do print(name, value) end
        return deck
        """), ["3\t0", "a\t2", "b\t1"])
  }
}
