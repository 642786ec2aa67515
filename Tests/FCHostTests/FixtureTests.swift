import FCHost
import XCTest

/// Runs the Lua scripts of Fixtures/host, which check the Lua API themselves.
final class FixtureTests: XCTestCase {
  private static let folder =
    #filePath.split(separator: "/").dropLast(2).reduce("") { "\($0)/\($1)" } + "/Fixtures/host"

  /// Runs a script and returns what it printed.
  @discardableResult
  static func run(
    _ name: String, file: StaticString = #filePath, line: UInt = #line,
    change: (inout ScriptHost.Configuration) -> Void = { _ in }
  ) throws -> [String] {
    var printed: [String] = []
    var configuration = ScriptHost.Configuration()
    configuration.seed = 1
    configuration.print = { printed.append($0) }
    configuration.report = { XCTFail($0.report(isVerbose: true), file: file, line: line) }
    change(&configuration)
    let host = try ScriptHost(configuration)
    do {
      try host.load("\(folder)/\(name).lua")
    } catch let error as ScriptError {
      XCTFail(error.report(isVerbose: true), file: file, line: line)
    }
    return printed
  }

  func test_decks_and_answer_keys() throws { try Self.run("decks") }
  func test_cards_and_their_fields() throws { try Self.run("cards") }
  func test_the_kinds_of_cards() throws { try Self.run("kinds") }
  func test_cards_at_play() throws { try Self.run("play") }
  func test_generated_cards() throws { try Self.run("generate") }
  func test_games() throws { try Self.run("games") }
  func test_states_of_games() throws { try Self.run("states") }
  func test_events() throws { try Self.run("events") }
  func test_ids() throws { try Self.run("identity") }
  func test_iteration_in_order() throws { try Self.run("ordered") }

  func test_the_same_seed_deals_the_same_game() throws {
    XCTAssertEqual(
      try Self.run("seed"),
      [
        """
        deck/Key/state 28: city 9, city 26, city 28
        deck/Key/state 3: city 17, city 25, city 3
        deck/Key/state 22: city 27, city 22, city 15
        """
      ])
  }

  func test_globals_and_modules() throws {
    XCTAssertEqual(try Self.run("globals"), ["printed\t1\tnil\ttrue", "", "by __tostring"])
  }
}
