import FCHost
import FCModels
import XCTest

/// Embedding programs that use hosts at the wrong time or give them too much.
final class HostileUseTests: XCTestCase {
  private func deck(check: String = "", rest: String = "") -> String {
    """
    local fc, app = require "fc", require "app"
    local deck = fc.deck { title = "T" }
    deck:answer_key("A", function(key)
      key:card { question = "Q", answer = "A", kind = "typed",
        check = function() \(check) return 1 end }
    end)
    \(rest)
    return deck
    """
  }

  func test_game_is_closed_with_its_host_whatever_has_closed_it() throws {
    let scripts =
      ["start", "card", "answer", "result"].map { deck(rest: "deck:on('\($0)', app.close)") }
      + [deck(check: "app.close()"), deck(rest: "fc.after(0, app.close)")]
    for script in scripts {
      let host = try ScriptHost()
      var session: GameSession?
      try host.define("close", in: "app") { () in host.close() }
      try host.load(text: script, name: "quiz.lua")
      do {
        session = try host.startGame(of: host.decks[0])
        while try session?.nextCard() != nil { _ = try session?.answer(.text("A")) }
        try host.run()
      } catch let error as ScriptError {
        XCTAssertTrue("\(error)".contains("the host is closed"), "\(error)\n\(script)")
      } catch {
        XCTAssertEqual(error as? HostError, .closed, script)
      }
      XCTAssertTrue(host.isClosed, script)
      if let session {
        XCTAssertThrowsError(try session.nextCard(), script) {
          XCTAssertEqual($0 as? HostError, .closed, script)
        }
      }
      host.close()
    }
  }

  func test_functions_that_call_each_other_without_end_are_an_error_of_the_script() throws {
    let host = try ScriptHost()
    try host.define("call", in: "app") { () in _ = try host.call("again", returning: Int.self) }
    try host.load(
      text: deck(rest: "function again() app.call() return 1 end"), name: "quiz.lua")
    XCTAssertThrowsError(try host.call("again")) {
      XCTAssertTrue("\($0)".contains("C stack overflow"), "\($0)")
    }
    XCTAssertThrowsError(try host.call("again"))
    host.close()
  }

  func test_values_that_are_nested_too_deeply_are_refused() throws {
    let host = try ScriptHost()
    try host.load(text: "function give(x) return 1 end", name: "quiz.lua")
    var value = PlainValue.int(1)
    for _ in 0..<5000 { value = .list([.int(1), .table(["a": value])]) }
    XCTAssertThrowsError(try host.call("give", arguments: [value])) {
      XCTAssertEqual(
        $0 as? HostError, .conversion("a value is nested more than 2048 deep"))
    }
    XCTAssertEqual(try host.call("give", arguments: [.list([.int(1)])]), .int(1))
  }
}
