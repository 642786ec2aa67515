import FCHost
import XCTest

/// Messages that say what to write instead.
final class HelpfulMessageTests: XCTestCase {
  /// Checks the first line of the report of a script.
  private func assertMessage(
    _ script: String, files: [String: String] = [:], _ message: String,
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let folder = try ScriptFolder(script, texts: files)
    let report = try folder.report().split(separator: "\n").first.map(String.init)
    XCTAssertEqual(report, "quiz.lua:\(message)", file: file, line: line)
  }

  func test_a_card_is_added_to_the_deck() throws {
    try assertMessage(
      "local deck = fc.deck { title = \"A\" }\ndeck:card { question = \"Q\", answer = \"A\" }",
      "2: a deck has no 'card': cards go into its answer keys, "
        + "deck:answer_key(\"…\", function(key) key:card { … } end)")
  }

  func test_a_method_is_called_with_a_dot() throws {
    try assertMessage(
      deckScript("  key.card { question = \"Q\", answer = \"A\" }"),
      "4: 'card' is a method of answer key: call it as key:card { … }")
  }

  func test_a_title_is_given_without_its_name() throws {
    try assertMessage(
      "fc.deck(\"A\")",
      "1: bad argument #1 to 'deck' (a table of fields expected, got string): "
        + "write fc.deck { title = \"…\" }")
  }

  func test_the_parts_of_generate_are_missing() throws {
    try assertMessage(
      deckScript("  key:generate(function() end)"),
      "4: key:generate needs { id = \"…\", count = … } and a function")
  }

  func test_units_have_no_factors() throws {
    try assertMessage(
      deckScript(
        "  key:card { question = \"Q\", answer = 1, kind = \"number\", units = { \"m\" } }"),
      "4: field 'units' of card must be a table of units and their factors, such as { km = 1000 }, "
        + "got table")
  }

  func test_what_a_script_can_not_use() throws {
    try assertMessage(
      "io.open(\"a\")",
      "1: undefined global 'io': "
        + "fc.read and fc.csv read files, fc.write writes one, and print shows text")
    try assertMessage(
      "os.getenv \"A\"", "1: undefined name 'os.getenv': fc.env reads the environment")
    try assertMessage(
      "dofile \"a.lua\"",
      "1: undefined global 'dofile': require loads a file beside the script")
    try assertMessage(
      "os.execute \"ls\"", "1: undefined name 'os.execute': a script can't start programs")
    try assertMessage("local x = null", "1: undefined global 'null': use nil")
  }

  func test_a_file_is_misspelt() throws {
    let files = ["capitals.csv": "", "data/states.lua": ""]
    try assertMessage(
      "fc.csv \"capital.csv\"", files: files,
      "1: can't read 'capital.csv': there is no such file (did you mean 'capitals.csv'?)")
    try assertMessage(
      "require \"data.state\"", files: files,
      "1: module 'data.state' not found: there is no file data/state.lua beside the script "
        + "(did you mean 'data/states.lua'?)")
    try assertMessage(
      "fc.card { question = \"Q\", answer = \"A\", image = \"capital.csv\" }", files: files,
      "1: field 'image' of card: there is no file 'capital.csv' beside the script "
        + "(did you mean 'capitals.csv'?)")
  }

  func test_a_module_returns_nothing() throws {
    let folder = try ScriptFolder(
      "local states = require \"states\"\nprint(states.Alabama)",
      texts: ["states.lua": "local states = {}"])
    let host = try folder.makeHost()
    XCTAssertThrowsError(try host.load("\(folder.path)/quiz.lua")) { error in
      XCTAssertEqual(
        host.scriptError(error).notes,
        ["module 'states' returns nothing, which counts as true: end it with return"])
    }
  }

  func test_repeated_functions_of_a_stack_are_folded() throws {
    let folder = try ScriptFolder("local function f() return 1 + f() end\nf()")
    let report = try folder.report()
    XCTAssertLessThan(report.split(separator: "\n").count, 14, report)
    XCTAssertTrue(report.contains("more of the same"), report)
  }
}
