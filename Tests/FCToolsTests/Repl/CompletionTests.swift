import FCHost
import XCTest

@testable import FCTools

final class CompletionTests: XCTestCase {
  private static let reference = try? ScriptReference()

  private func candidates(_ text: String, after script: String = "") throws -> [String] {
    let host = try ScriptHost()
    defer { host.close() }
    try host.load(text: script, name: "script")
    try host.nameDecks()
    return Completer(host: host, reference: Self.reference).complete(CompletionPlace(in: text))
      .candidates
  }

  func test_places_are_told_apart() {
    XCTAssertEqual(CompletionPlace(in: "x = pri"), .global("pri"))
    XCTAssertEqual(
      CompletionPlace(in: "f(a.b[2].c"),
      .member("c", of: [.name("a"), .name("b"), .index(2)], isMethod: false))
    XCTAssertEqual(CompletionPlace(in: "s:up"), .member("up", of: [.name("s")], isMethod: true))
    XCTAssertEqual(CompletionPlace(in: "a .. b.c"), .member("c", of: [.name("b")], isMethod: false))
    XCTAssertEqual(CompletionPlace(in: "a..b"), .global("b"))
    XCTAssertEqual(CompletionPlace(in: "f().x"), .nothing)
    XCTAssertEqual(CompletionPlace(in: #"x = "pri"#), .nothing)
    XCTAssertEqual(CompletionPlace(in: ":lo"), .command(":lo"))
    XCTAssertEqual(CompletionPlace(in: ":load a/b"), .file("a/b"))
    XCTAssertEqual(CompletionPlace(in: ":doc fc.a"), .documented("fc.a"))
    XCTAssertEqual(CompletionPlace(in: ":time pri"), .global("pri"))
  }

  func test_globals_and_words_of_the_language() throws {
    XCTAssertEqual(try candidates("re", after: "red = 1"), ["red", "repeat", "require", "return"])
  }

  func test_members_of_tables_come_without_running_the_script() throws {
    let script = """
      point = setmetatable({ x = 1 }, { __index = { move = print } })
      trap = setmetatable({ a = 1 }, { __index = function() error "asked" end })
      """
    XCTAssertEqual(try candidates("point.", after: script), ["move", "x"])
    XCTAssertEqual(try candidates("point:", after: script), ["move"])
    XCTAssertEqual(try candidates("trap.b.c.", after: script), [])
  }

  func test_libraries_and_methods_of_text() throws {
    XCTAssertEqual(try candidates("math.m"), ["max", "maxinteger", "min", "mininteger", "modf"])
    XCTAssertEqual(try candidates("s:re", after: "s = ''"), ["rep", "reverse"])
    XCTAssertTrue(try candidates("fc.ui.").contains("button"))
  }

  func test_objects_go_by_their_types() throws {
    let script = """
      local d = fc.deck { title = "T" }
      d:answer_key("K", function(key) key:card { question = "Q", answer = "A" } end)
      return d
      """
    XCTAssertEqual(try candidates("deck.answer_k", after: script), ["answer_keys"])
    XCTAssertEqual(try candidates("deck:answer", after: script), ["answer_key"])
    XCTAssertEqual(try candidates("decks[1].answer_keys[1]:gen", after: script), ["generate"])
  }

  func test_commands_and_names_of_the_reference() throws {
    XCTAssertEqual(try candidates(":re"), [":reload"])
    XCTAssertEqual(try candidates(":doc fc.aft"), ["fc.after"])
  }

  func test_files_are_lua_and_folders() throws {
    let root = "\(#filePath)".split(separator: "/").dropLast(4).map { "/" + $0 }.joined()
    XCTAssertEqual(try candidates(":load \(root)/Pack"), [])
    XCTAssertEqual(try candidates(":load \(root)/deck"), ["decks/"])
    XCTAssertEqual(try candidates(":load \(root)/decks/us-capitals."), ["us-capitals.lua"])
  }
}
