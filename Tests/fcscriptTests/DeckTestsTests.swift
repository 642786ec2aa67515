import Foundation
import XCTest

/// The decks have tests of their own, in Lua, which are run as their authors run them.
final class DeckTestsTests: XCTestCase {
  func test_tests_of_the_decks_pass() throws {
    let outcome = try fcscript("test", "decks", "--seed", "1", "--timeout", "120")
    XCTAssertEqual(outcome.ending, .status(0), outcome.output + outcome.errors)
  }

  func test_every_deck_has_a_test() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(Repository.root)/decks")
    for name in names where name.hasSuffix(".lua") && !name.hasSuffix("_test.lua") {
      XCTAssertTrue(names.contains("\(name.dropLast(4))_test.lua"), "\(name) has no test")
    }
  }
}
