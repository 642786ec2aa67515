import Glibc
import XCTest

@testable import FCLua

/// The host's own string functions beside Lua's.
final class StringTests: XCTestCase {
  private static let folder =
    #filePath.split(separator: "/").dropLast(2).reduce("") { "\($0)/\($1)" } + "/Fixtures/lua"

  /// A state with the host's functions in `string` and Lua's own in `stock`.
  private func makeState() throws -> State {
    let state = try State()
    for library in State.Library.allCases { try state.open(library) }
    let keep = "stock = {} for name, f in pairs(string) do stock[name] = f end"
    let chunk = try state.load(Array(keep.utf8), name: "=keep")
    try state.call(.reference(chunk)) { _ in
    } read: { _ in
    }
    try state.openStrings()
    return state
  }

  /// Runs a script of the fixtures with integers as its arguments.
  private func run(_ name: String, _ arguments: Int...) throws -> Int? {
    let state = try makeState()
    let source = try String(contentsOfFile: "\(Self.folder)/\(name).lua", encoding: .utf8)
    let chunk = try state.load(Array(source.utf8), name: "@\(name).lua")
    return try state.call(.reference(chunk), results: 1) { values in
      for argument in arguments { values.push(argument) }
    } read: {
      $0.integer(1)
    }
  }

  func test_the_examples_and_rules_of_the_manual() throws { _ = try run("manual") }

  /// FCSCRIPT_PAIRS says how many pairs are compared.
  func test_random_patterns_give_what_they_give_in_lua() throws {
    let count = getenv("FCSCRIPT_PAIRS").flatMap { Int(String(cString: $0)) } ?? 100_000
    let refused = try XCTUnwrap(run("pairs", count, 1))
    XCTAssertGreaterThan(refused, count / 100, "hardly any pattern has a fault")
    XCTAssertLessThan(refused, count / 4, "too many patterns have a fault")
  }
}
