import FCLua
import XCTest

final class ClassBindingTests: XCTestCase {
  private func run(_ source: String) throws -> Value { try makeState().run(source) }

  private func message(_ source: String) -> String {
    do {
      return "returned \(try run(source))"
    } catch {
      return String(describing: error)
    }
  }

  func test_properties_are_read_with_their_types() throws {
    let script = """
      local c = counter "a"
      c:step(3)
      return { c.name, c.count, c.half, c.is_new, c.nothing == nil }
      """
    XCTAssertEqual(
      try run(script),
      .table(
        .init(list: [.string("a"), .integer(3), .number(1.5), .boolean(false), .boolean(true)]))
    )
  }

  func test_a_property_with_a_setter_is_set() throws {
    XCTAssertEqual(
      try run("local c = counter 'a' c.name = 'b' return c.name"), .string("b"))
  }

  func test_a_property_without_a_setter_refuses() {
    XCTAssertEqual(
      message("local c = counter 'a'\nc.count = 2"), "test.lua:2: 'count' of counter can't be set")
    XCTAssertEqual(
      message("local c = counter 'a'\nc.step = 2"), "test.lua:2: 'step' of counter can't be set")
  }

  func test_an_unknown_field_suggests_the_right_one() {
    let members =
      "; it has name, count, half, is_new, nothing, callback, pair, step, child, family, adopt, "
      + "call, fail, fail_oddly"
    XCTAssertEqual(
      message("local c = counter 'a'\n\nprint(c.nmae)"),
      "test.lua:3: unknown field 'nmae' in counter" + members)
    XCTAssertEqual(
      message("local c = counter 'a'\nreturn c.cuont"),
      "test.lua:2: unknown field 'cuont' in counter" + members)
    XCTAssertEqual(
      message("local c = counter 'a'\nreturn c.coumt"),
      "test.lua:2: unknown field 'coumt' in counter (did you mean 'count'?)")
    XCTAssertEqual(
      message("local c = counter 'a'\nc.naem = 2"),
      "test.lua:2: unknown field 'naem' in counter (did you mean 'name'?)")
    XCTAssertEqual(
      message("return counter('a')[true]"),
      "test.lua:1: unknown field '[boolean]' in counter" + members)
  }

  func test_a_table_argument_is_spread_and_checked() throws {
    XCTAssertEqual(
      try run("local k = counter('a'):child { count = 4, name = 'k' } return { k.name, k.count }"),
      .table(.init(list: [.string("k"), .integer(4)])))
    XCTAssertEqual(
      message("counter('a'):child { nam = 'k' }"),
      "test.lua:1: unknown field 'nam' in child (did you mean 'name'?)")
    XCTAssertEqual(
      message("counter('a'):child { 'k' }"),
      "test.lua:1: unknown field '1' in child; it has name, count")
    XCTAssertEqual(
      message("counter('a'):child 'k'"),
      "test.lua:1: bad argument #1 to 'child' (a table of fields expected, got string)")
    XCTAssertEqual(
      message("counter('a'):child()"),
      "test.lua:1: bad argument #1 to 'child' (a table of fields expected, got no value)")
  }

  func test_wrong_arguments_name_function_position_and_both_types() {
    XCTAssertEqual(
      message("counter('a'):step('x')"),
      "test.lua:1: bad argument #1 to 'step' (integer expected, got string)")
    XCTAssertEqual(
      message("counter('a'):step()"),
      "test.lua:1: bad argument #1 to 'step' (integer expected, got no value)")
    XCTAssertEqual(
      message("counter('a'):adopt(7)"),
      "test.lua:1: bad argument #1 to 'adopt' (counter expected, got number)")
    XCTAssertEqual(
      message("counter('a'):step(counter 'b')"),
      "test.lua:1: bad argument #1 to 'step' (integer expected, got counter)")
  }

  func test_a_method_refuses_another_object() {
    for object in ["5", "'x'", "{}", "io", "coroutine.create(print)", "nil"] {
      XCTAssertEqual(
        message("return counter('a').step(\(object), 1)"),
        "test.lua:1: 'step' is a method of counter: call it as counter:step(…)", object)
    }
  }

  func test_tostring_pairs_length_and_index() throws {
    let script = """
      local c = counter "a"
      c:child { name = "b" }
      local fields = {}
      for name, value in pairs(c) do fields[#fields + 1] = name .. "=" .. tostring(value) end
      return { tostring(c), #c, c[1].name, c[2] == nil, table.concat(fields, " ") }
      """
    XCTAssertEqual(
      try run(script),
      .table(
        .init(list: [
          .string("counter \"a\""), .integer(1), .string("b"), .boolean(true),
          .string("name=a count=0 half=0.0 is_new=true nothing=nil callback=nil pair=0"),
        ])))
  }

  func test_the_same_object_is_the_same_value() throws {
    let script = """
      local c = counter "a"
      local child = c:child { name = "b" }
      local set = { [child] = "found" }
      child = nil
      collectgarbage()
      return { c[1] == c:family()[1], set[c[1]] or "lost", c[1] == c }
      """
    XCTAssertEqual(
      try run(script), .table(.init(list: [.boolean(true), .string("found"), .boolean(false)])))
  }

  func test_the_metatable_is_hidden() throws {
    XCTAssertEqual(try run("return getmetatable(counter 'a')"), .boolean(false))
    XCTAssertTrue(message("setmetatable(counter 'a', {})").contains("expected"))
  }

  func test_text_that_is_not_UTF8_names_the_argument() {
    XCTAssertEqual(
      message("counter('ab\\xff')"), "test.lua:1: argument #1 is not valid UTF-8 (byte 3)")
    XCTAssertEqual(
      message("counter('a'):child { name = '\\xe2\\x82' }"),
      "test.lua:1: field 'name' is not valid UTF-8 (byte 1)")
  }

  func test_numbers_serve_as_text() throws {
    XCTAssertEqual(
      try run("return { counter(7).name, counter(2.5).name, counter(3.0).name }"),
      .table(.init(list: [.string("7"), .string("2.5"), .string("3.0")])))
  }
}
