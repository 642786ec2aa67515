import Glibc
import XCTest

@testable import FCTools

/// What becomes of a process loses nothing of what the others found.
final class TestWorkersTests: XCTestCase {
  private func results(
    of files: [String], jobs: Int = 2,
    _ work: @escaping (String, @escaping (TestMessage) -> Void) -> Void
  ) -> [TestFileResult] {
    var results: [TestFileResult] = []
    TestWorkers(files: files, jobs: jobs, patience: 0.5, work: work).run { results.append($0) }
    return results
  }

  func test_results_come_in_the_order_of_the_files() {
    let files = (1...9).map { "\($0)_test.lua" }
    let results = results(of: files, jobs: 3) { path, tell in
      // The first ones take longest.
      usleep(useconds_t((10 - (Int(path.prefix(1)) ?? 0)) * 3000))
      tell(.began(["one"]))
      tell(.ended(TestOutcome(names: ["one"])))
      tell(.finished(TestFileResult(path: path)))
    }
    XCTAssertEqual(results.map(\.path), files)
    XCTAssertTrue(results.allSatisfy { $0.outcomes == [TestOutcome(names: ["one"])] })
  }

  func test_a_crash_keeps_the_results_before_it_and_names_the_test() {
    let results = results(of: ["a_test.lua", "b_test.lua"]) { path, tell in
      tell(.began(["one"]))
      tell(.ended(TestOutcome(names: ["one"])))
      tell(.began(["group", "two"]))
      if path == "a_test.lua" { kill(getpid(), SIGKILL) }
      tell(.ended(TestOutcome(names: ["group", "two"])))
      tell(.finished(TestFileResult(path: path)))
    }
    XCTAssertEqual(results[0].outcomes.map(\.title), ["one", "group › two"])
    XCTAssertEqual(
      results[0].problems.map(\.summary), ["a_test.lua: its process was ended by a signal: Killed"])
    XCTAssertTrue(results[1].hasPassed)
  }

  func test_a_process_that_ends_early_or_hangs_is_told_as_that() {
    let results = results(of: ["a_test.lua", "b_test.lua"]) { path, tell in
      if path == "a_test.lua" { _exit(7) }
      while true { pause() }
    }
    XCTAssertEqual(
      results.map { $0.problem?.summary ?? "" },
      [
        "a_test.lua: its process has ended with status 7",
        "b_test.lua: its process did not answer any more",
      ])
  }

  func test_a_message_longer_than_what_is_read_at_a_time_comes_whole() {
    let title = String(repeating: "x", count: 300_000)
    let results = results(of: ["a_test.lua"]) { path, tell in
      for _ in 1...2 { tell(.ended(TestOutcome(names: [title]))) }
      tell(.finished(TestFileResult(path: path)))
    }
    XCTAssertEqual(results.first?.outcomes.map(\.title), [title, title])
  }
}
