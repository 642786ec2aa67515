import FCModels
import XCTest

@testable import FCStore

/// A process that is killed at any moment has lost nothing it was told would last.
class KillTests: StoreTestCase {
  func test_nothing_that_lasts_is_lost_to_a_kill() throws {
    try killProbes(20)
  }

  func test_two_processes_on_one_store_both_finish() throws {
    let probes = try (1...2).map { _ in try ProbeProcess(path, "add", "100") }
    XCTAssertEqual(probes.map { $0.remainingLines() }, [["done"], ["done"]])
    let book = try probeSpace().recipeBook(named: "shared")
    XCTAssertEqual(book.count, 200)
    XCTAssertEqual(Set(book.names).count, 200)
    XCTAssertEqual(book.recipe(at: 199)?.id, 200)
    try assertIntact()
  }

  func test_one_waits_for_a_turn_of_another_process_to_end() throws {
    let holder = try ProbeProcess(path, "hold", "1")
    XCTAssertEqual(holder.line(), "held")
    let adder = try ProbeProcess(path, "add", "1")
    holder.endInput()
    XCTAssertEqual(adder.remainingLines(), ["done"])
    XCTAssertEqual(holder.remainingLines(), [])
    let space = try probeSpace()
    // The holder has not ended its turn.
    XCTAssertNil(space.defaults().value(for: "held"))
    XCTAssertEqual(try space.recipeBook(named: "shared").count, 1)
  }

  /// Lets so many processes, one after the other, go on with one store, and kills each at a random
  /// moment.
  func killProbes(_ count: Int) throws {
    var random = SystemRandomNumberGenerator()
    var last = 0
    for _ in 1...count {
      let probe = try ProbeProcess(path, "count", "1000000")
      // Some in the middle of opening, most in the middle of writing.
      for _ in 0..<Int.random(in: 0...10, using: &random) {
        _ = probe.line().map { last = Int($0) ?? last }
      }
      usleep(UInt32.random(in: 0...5000, using: &random))
      probe.kill()
      for line in probe.remainingLines() { last = try XCTUnwrap(Int(line), line) }
      // The next one goes on from what is there.
      last = try assertHolds(last)
    }
    XCTAssertGreaterThan(last, 0)
  }

  private func probeSpace() throws -> Space {
    try open().space(named: "probe", ownedBy: "probe.lua") { _ in true }
  }

  /// Checks that the store has all of the turns up to `last`, and at most the one after it.
  /// Returns how many there are.
  private func assertHolds(_ last: Int) throws -> Int {
    let space = try probeSpace()
    let count = space.defaults().value(for: "count")?.asInt ?? 0
    XCTAssertTrue(last...last + 1 ~= count, "\(last) were told, \(count) are there")
    let book = try space.recipeBook(named: "numbers")
    XCTAssertEqual(book.count, count)
    XCTAssertEqual(book.favoritesCount, count / 2)
    if count > 0 {
      XCTAssertEqual(book.recipe(at: count - 1)?.name, "recipe \(count)")
      XCTAssertEqual(space.progress(of: "numbers/key/card")?.answered, count)
      let game = space.unfinishedGame(deck: "numbers", key: "key")
      XCTAssertEqual(game?.state.answers.count, count)
    }
    try assertIntact()
    return count
  }
}

final class KillSoakTests: KillTests {
  override func test_nothing_that_lasts_is_lost_to_a_kill() throws {
    try killProbes(500)
  }
}
