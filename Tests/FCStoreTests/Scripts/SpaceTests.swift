import FCModels
import XCTest

@testable import FCStore

final class SpaceTests: StoreTestCase {
  private func space(_ path: String, adopt: Bool = false, existing: Set<String>, in store: Store)
    throws -> Space
  {
    try store.space(named: "quiz", ownedBy: path, adopt: adopt) { existing.contains($0) }
  }

  func test_a_script_finds_its_own_and_no_other() throws {
    let store = try open()
    let quiz = try space("quiz", in: store)
    let other = try space("other", in: store)
    quiz.defaults().set(.text("mine"), for: "a")
    try quiz.recipeBook(named: "smoothies").add(Recipe(name: "Kale"))
    XCTAssertNil(other.defaults().value(for: "a"))
    XCTAssertEqual(try other.recipeBook(named: "smoothies").count, 0)
    XCTAssertEqual(try space("quiz", in: store).defaults().value(for: "a"), .text("mine"))
  }

  func test_a_name_belongs_to_the_file_that_first_used_it() throws {
    let store = try open()
    try space("/a/quiz.lua", existing: [], in: store).defaults().set(.int(1), for: "a")
    XCTAssertThrowsError(
      try space("/b/quiz.lua", existing: ["/a/quiz.lua", "/b/quiz.lua"], in: store)
    ) {
      XCTAssertEqual($0 as? StoreError, StoreError(.nameTaken("quiz"), path: path))
      XCTAssertFalse("\($0)".contains("/a/"), "the place of another script is not told")
    }
    _ = try space("/a/quiz.lua", existing: ["/a/quiz.lua"], in: store)
  }

  func test_who_keeps_nothing_takes_no_name() throws {
    let store = try open()
    let first = try space("/a/quiz.lua", existing: [], in: store)
    XCTAssertNil(first.defaults().value(for: "a"))
    XCTAssertNil(first.progress(of: "quiz/key/card"))
    XCTAssertNil(first.unfinishedGame(deck: "quiz", key: "key"))
    first.moveProgress(from: ["old"], to: "new")
    try store.commit()
    XCTAssertEqual(try query("SELECT name FROM space"), [])
    let existing: Set = ["/a/quiz.lua", "/b/quiz.lua"]
    try space("/b/quiz.lua", existing: existing, in: store).defaults().set(.int(1), for: "a")
    XCTAssertThrowsError(try space("/a/quiz.lua", existing: existing, in: store))
  }

  func test_a_script_takes_the_name_over_when_the_owner_is_gone() throws {
    let store = try open()
    try space("/a/quiz.lua", existing: [], in: store).defaults().set(.int(1), for: "a")
    let moved = try space("/b/quiz.lua", existing: ["/b/quiz.lua"], in: store)
    XCTAssertEqual(moved.defaults().value(for: "a"), .int(1))
    XCTAssertThrowsError(
      try space("/a/quiz.lua", existing: ["/a/quiz.lua", "/b/quiz.lua"], in: store))
  }

  func test_a_script_takes_the_name_over_when_it_is_told_to() throws {
    let store = try open()
    let existing: Set = ["/a/quiz.lua", "/b/quiz.lua"]
    try space("/a/quiz.lua", existing: existing, in: store).defaults().set(.int(1), for: "a")
    let adopted = try space("/b/quiz.lua", adopt: true, existing: existing, in: store)
    XCTAssertEqual(adopted.defaults().value(for: "a"), .int(1))
    XCTAssertThrowsError(try space("/a/quiz.lua", existing: existing, in: store))
  }

  func test_of_two_that_start_at_once_the_first_to_write_gets_the_name() throws {
    let existing: Set = ["/a/quiz.lua", "/b/quiz.lua"]
    let (one, two) = (try open(), try open())
    let first = try space("/a/quiz.lua", existing: existing, in: one)
    let second = try space("/b/quiz.lua", existing: existing, in: two)
    first.defaults().set(.int(1), for: "a")
    try one.commit()
    second.defaults().set(.int(2), for: "b")
    XCTAssertThrowsError(try two.commit()) {
      XCTAssertEqual($0 as? StoreError, StoreError(.nameTaken("quiz"), path: path))
    }
    // What the other keeps is not to be seen, and its own goes on in memory.
    XCTAssertNil(second.defaults().value(for: "a"))
    XCTAssertEqual(second.defaults().value(for: "b"), .int(2))
    try second.recipeBook(named: "smoothies").add(Recipe(name: "Kale"))
    XCTAssertNoThrow(try two.commit())
    XCTAssertEqual(try second.recipeBook(named: "smoothies").names, ["Kale"])
    XCTAssertEqual(try query("SELECT key FROM setting"), ["a"])
  }
}
