import FCHost
import XCTest

@testable import FCTools

final class ValuePrinterTests: XCTestCase {
  /// What the results of an input look like.
  private func printed(
    _ input: String, columns: Int = 40, limits: Sketch.Limits = Sketch.Limits()
  ) throws -> String {
    let host = try ScriptHost()
    defer { host.close() }
    try host.load(text: "", name: "empty")
    var values: [Sketch] = []
    try host.run(ScriptInput(input, number: 1), limits: limits) { outcome in
      if case .values(let results) = outcome { values = results }
    }
    return ValuePrinter(columns: columns).text(of: values)
  }

  func test_text_stands_in_quotes_as_lua_would_read_it() throws {
    XCTAssertEqual(
      try printed(#""ä \"b\" \\ \n\t\0\x7F\xFF""#), #""ä \"b\" \\ \n\t\x00\x7F\xFF""#)
  }

  func test_numbers_are_as_lua_writes_them() throws {
    XCTAssertEqual(try printed("1, 1.0, 1e100, 1/0, nil"), "1, 1.0, 1e+100, inf, nil")
  }

  func test_small_table_is_one_line_with_its_keys_in_order() throws {
    XCTAssertEqual(
      try printed(#"{ 7, 8, z = 1, a = { true }, ["b c"] = 2, [2.5] = 3, [-1] = 4 }"#, columns: 80),
      #"{ 7, 8, [-1] = 4, [2.5] = 3, a = { true }, ["b c"] = 2, z = 1 }"#)
  }

  func test_keyword_is_no_bare_key() throws {
    XCTAssertEqual(try printed(#"{ ["end"] = 1 }"#), #"{ ["end"] = 1 }"#)
  }

  func test_wide_table_has_a_line_for_each_field() throws {
    XCTAssertEqual(
      try printed(#"{ name = "a name that is long", inner = { 1, 2, x = "another long text" } }"#),
      """
      {
        inner = {
          1, 2,
          x = "another long text",
        },
        name = "a name that is long",
      }
      """)
  }

  func test_long_list_fills_lines() throws {
    XCTAssertEqual(
      try printed("(function() local t = {} for i = 1, 12 do t[i] = i * 1000 end return t end)()"),
      """
      {
        1000, 2000, 3000, 4000, 5000, 6000,
        7000, 8000, 9000, 10000, 11000, 12000,
      }
      """)
  }

  func test_large_table_shows_its_first_keys() throws {
    var limits = Sketch.Limits()
    limits.valuesOfTable = 3
    let table =
      "(function() local t = {} for i = 1, 100 do t['k' .. 1000 - i] = i end return t end)()"
    XCTAssertEqual(
      try printed(table, columns: 80, limits: limits),
      "{ k900 = 100, k901 = 99, k902 = 98, … 97 more }")
  }

  func test_all_tables_together_have_a_limit() throws {
    var limits = Sketch.Limits()
    limits.values = 4
    XCTAssertEqual(
      try printed("{ { 1, 2, 3 }, { 4, 5, 6 } }", limits: limits), "{ { 1, 2, 3 }, … 1 more }")
  }

  func test_circle_is_told_once() throws {
    XCTAssertEqual(
      try printed("(function() local t = { 1 } t.me = t return t end)()"),
      "{ 1, me = { … itself … } }")
  }

  func test_deep_table_ends() throws {
    var limits = Sketch.Limits()
    limits.depth = 2
    XCTAssertEqual(
      try printed("{ { { 1, 2 }, {} } }", limits: limits), "{ { { … 2 values … }, {} } }")
  }

  func test_long_text_is_cut() throws {
    var limits = Sketch.Limits()
    limits.bytes = 5
    XCTAssertEqual(try printed(#""aaaaä€""#, limits: limits), #""aaaa"… (9 bytes)"#)
  }

  func test_functions_tell_their_place() throws {
    XCTAssertEqual(
      try printed("print, function() end"), "function of the host\nfunction <input 1:1>")
  }

  func test_library_is_told_as_one() throws {
    XCTAssertEqual(try printed("fc, { math }"), "library, { library }")
  }

  func test_table_with_a_text_of_its_own_is_that() throws {
    XCTAssertEqual(
      try printed("setmetatable({}, { __tostring = function() return 'a point' end })"), "a point")
  }

  func test_objects_tell_what_is_in_them() throws {
    XCTAssertEqual(
      try printed("fc.deck { title = 'T', id = 't' }"), "deck \"T\" (id \"t\", no answer keys)")
    XCTAssertEqual(
      try printed("fc.card { question = 'Q', answer = 'A', kind = 'typed' }"),
      "card \"Q\" (typed, question \"Q\", answer \"A\")")
  }
}
