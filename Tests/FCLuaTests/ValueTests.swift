import FCLua
import XCTest

final class ValueTests: XCTestCase {
  func test_plain_values_come_back_as_they_were() throws {
    let state = try makeState()
    let script = """
      local value = {
        1, 2.0, "three", true, { "nested", { deep = -0.5 } },
        name = "x", [10] = "sparse", [2.5] = "float key", [false] = "boolean key", empty = {},
        [""] = "", bytes = "\\0\\255", big = math.maxinteger, small = math.mininteger, inf = 1/0,
      }
      local function same(a, b)
        if type(a) ~= "table" then return a == b and math.type(a) == math.type(b) end
        for k, v in pairs(a) do if not same(v, b[k]) then return false end end
        for k in pairs(b) do if a[k] == nil then return false end end
        return true
      end
      return same(value, echo(value))
      """
    XCTAssertEqual(try state.run(script), .boolean(true))
  }

  func test_a_gap_ends_the_list_and_loses_nothing() throws {
    let value = try makeState().run("return { 1, 2, nil, 4 }")
    XCTAssertEqual(
      value,
      .table(
        .init(
          list: [.integer(1), .integer(2)],
          fields: [.init(key: .integer(4), value: .integer(4))])))
  }

  func test_values_that_are_not_plain_are_refused() throws {
    let state = try makeState()
    let cases = [
      ("{ a = print }", "argument #1 holds a function; only text"),
      ("{ { counter 'a' } }", "argument #1 holds a userdata; only text"),
      ("{ [{}] = 1 }", "argument #1 holds a table; only text"),
      ("coroutine.create(print)", "argument #1 holds a thread; only text"),
    ]
    for (value, message) in cases {
      XCTAssertThrowsError(try state.run("echo(\(value))"), value) {
        XCTAssertTrue(String(describing: $0).contains(message), "\($0)")
      }
    }
  }

  func test_cycles_and_deep_nesting_are_refused() throws {
    let state = try makeState()
    XCTAssertThrowsError(try state.run("local t = { {} } t[1].up = t return echo(t)")) {
      XCTAssertEqual(String(describing: $0), "test.lua:1: argument #1 holds itself")
    }
    XCTAssertThrowsError(
      try state.run("local t = {} for _ = 1, 100 do t = { t } end return echo(t)")
    ) {
      XCTAssertEqual(String(describing: $0), "test.lua:1: argument #1 is nested too deeply")
    }
    // The same table twice, side by side, is no cycle.
    XCTAssertEqual(
      try state.run("local t = {} return #echo { t, t }"), .integer(2))
  }
}
