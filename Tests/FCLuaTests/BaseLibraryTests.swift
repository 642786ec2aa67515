import XCTest

@testable import FCLua

/// The host's functions in place of some of Lua's basic ones.
final class BaseLibraryTests: XCTestCase {
  private func makeGuardedState() throws -> State {
    let state = try State()
    for library in State.Library.allCases { try state.open(library) }
    _ = try state.run("stock_load, stock_codes = load, utf8.codes")
    try state.replaceUnsafeFunctions()
    return state
  }

  private let fails = """
    local function fails(text, f, ...)
      local ok, message = pcall(f, ...)
      assert(not ok and message:find(text, 1, true), message)
    end

    """

  func test_load_takes_text_as_lua_does() throws {
    let script = """
      local long = ("x = 1 "):rep(5000)
      for _, text in ipairs { "return 1", "return ...", "x =", "return '", "", long, long .. "=",
        "\\n\\nerror()", "a very long line that does not end soon and so is cut in a message ~",
        "two\\nlines", ("#"):rep(300), "\\0" } do
        for _, name in ipairs { false, "=name", "@name", "text" } do
          local f, message = load(text, name or nil, "t")
          local g, other = stock_load(text, name or nil, "t")
          assert(type(f) == type(g) and message == other, message)
        end
      end
      local function pieces(list)
        local i = 0
        return function() i = i + 1 return list[i] end
      end
      assert(load(pieces { "return", " 1", " + ", 1 })() == 2)
      assert(load(pieces { "return 1", "", "+" })() == 1)
      assert(load(pieces { long, long, "return x" })() == 1)
      local _, message = load(pieces { "return", {} })
      assert(message:find "reader function must return a string$", message)
      local _, raised = load(error)
      assert(raised == nil)
      assert(load("return x", "x", "t", { x = 5 })() == 5)
      assert(not pcall(load("return x", "x", nil, nil)))
      assert(load("x = 7") and not load "\\27Lua" and select(2, load "\\27Lua"):find "binary")
      fails("bad argument #1 to 'load' (string or function expected, got nil)", load, nil)
      fails("bad argument #1 to 'load' (string or function expected, got number)", load, 1)
      fails("bad argument #2 to 'load' (string expected, got table)", load, "", {})
      fails("bad argument #3 to 'load' (only text can be loaded: mode \\"t\\")", load, "", "", "b")
      fails("only text can be loaded", load, "", "", {})
      return true
      """
    XCTAssertEqual(try makeGuardedState().run(fails + script), .boolean(true))
  }

  func test_a_long_source_is_stopped_while_it_is_parsed() throws {
    let state = try makeGuardedState()
    var limits = Limits()
    limits.instructions = 1_000_000
    try state.setLimits(limits)
    XCTAssertThrowsError(try state.run("load(('x = 1 '):rep(1e6)) return 1"))
    XCTAssertEqual(state.stopReason, .instructions)
  }

  func test_garbage_is_collected_and_the_collector_stays_as_it_is() throws {
    let script = """
      local weak = setmetatable({ {}, {}, {} }, { __mode = "v" })
      assert(collectgarbage() == 0 and next(weak) == nil)
      assert(math.type(collectgarbage "count") == "float" and collectgarbage "count" > 1)
      assert(collectgarbage "isrunning" == true)
      assert(type(collectgarbage "step") == "boolean" and collectgarbage("step", 1 << 60) == true)
      for _, option in ipairs { "stop", "restart", "incremental", "generational", "setpause",
        "setstepmul" } do
        fails("the host decides how garbage is collected", collectgarbage, option)
      end
      fails("bad argument #1 to 'collectgarbage' (invalid option 'x')", collectgarbage, "x")
      return true
      """
    XCTAssertEqual(try makeGuardedState().run(fails + script), .boolean(true))
  }

  func test_codes_refuses_what_is_not_utf8() throws {
    let script = """
      for _, text in ipairs { "", "abc", "äöü€😀", "\\0\\u{7FF}\\u{FFFF}", "\\u{10FFFF}" } do
        local list, other = {}, {}
        for position, code in utf8.codes(text) do list[#list + 1] = position .. ":" .. code end
        for position, code in stock_codes(text) do other[#other + 1] = position .. ":" .. code end
        assert(table.concat(list, " ") == table.concat(other, " "))
      end
      for _, text in ipairs { "\\u{D800}", "\\u{110000}", "\\u{7FFFFFFF}", "\\u{200000}" } do
        fails("invalid UTF-8 code", function() for _ in utf8.codes(text) do end end)
        for position, code in utf8.codes(text, true) do
          assert(position == 1 and code == utf8.codepoint(text, 1, 1, true))
        end
      end
      for _, text in ipairs { "\\x80", "a\\x80", "ä\\xBF", "\\xC0\\x80", "\\xE0\\x80\\x80", "\\xC3",
        "\\xFF", "\\xFE\\x80\\x80\\x80\\x80\\x80\\x80", "ab\\xE2\\x82" } do
        fails("invalid UTF-8 code", function() for _ in utf8.codes(text) do end end)
      end
      return true
      """
    XCTAssertEqual(try makeGuardedState().run(fails + script), .boolean(true))
  }

  func test_a_date_has_a_short_format() throws {
    let script = """
      assert(os.date("!%Y-%m-%d", 0) == "1970-01-01" and os.date("!*t", 0).year == 1970)
      assert(type(os.date()) == "string")
      fails("at most 1000 bytes", os.date, ("%c"):rep(501))
      fails("invalid conversion specifier", os.date, "%Ez")
      return true
      """
    XCTAssertEqual(try makeGuardedState().run(fails + script), .boolean(true))
  }
}
