import Foundation
import Support
import XCTest

/// `fcscript test`, by what a folder of tests gives and by what is left of it.
final class TestCommandTests: XCTestCase {
  private let tests = "Tests/Fixtures/testing"
  private var folder = ""

  override func setUpWithError() throws {
    folder = NSTemporaryDirectory() + "fcscript-command-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  override func tearDown() { try? FileManager.default.removeItem(atPath: folder) }

  private func write(_ text: String, to name: String) throws {
    try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
  }

  private func contents(of name: String) throws -> String {
    try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
  }

  func test_the_order_of_the_output_is_that_of_the_files_however_many_run_at_a_time() throws {
    let alone = try fcscript("test", tests, "--jobs", "1", "--seed", "1", "--timeout", "0.3")
    let together = try fcscript("test", tests, "--jobs", "4", "--seed", "1", "--timeout", "0.3")
    XCTAssertEqual(alone, together)
    XCTAssertEqual(alone.ending, .status(1))
  }

  func test_a_file_that_only_a_limit_has_stopped_gives_another_status() throws {
    let outcome = try fcscript("test", "\(tests)/failing/endless_test.lua", "--timeout", "0.3")
    XCTAssertEqual(outcome.ending, .status(3))
    XCTAssertTrue(outcome.output.contains("1 not run, stopped by a limit"), outcome.output)
  }

  func test_snapshots_are_written_compared_and_written_anew() throws {
    func test(_ value: String) throws {
      try write(
        """
        fc.test.describe("a/b", function()
          fc.test.it("c", function() fc.test.expect(\(value)):matches_snapshot() end)
        end)
        """, to: "x_test.lua")
    }
    let file = "\(folder)/x_test.lua"
    try test("{ 1, 2 }")
    let missing = try fcscript("test", file)
    XCTAssertTrue(missing.output.contains("fcscript test --update writes it"), missing.output)
    XCTAssertEqual(missing.ending, .status(1))
    let first = try fcscript("test", file, "--update")
    XCTAssertTrue(first.output.contains("1 test, 1 snapshot written"), first.output)
    XCTAssertEqual(try contents(of: "snapshots/x_test.a-b-c.txt"), "{\n  1,\n  2,\n}\n")
    XCTAssertEqual(try fcscript("test", file).ending, .status(0))
    try test("{ 1, 3 }")
    let changed = try fcscript("test", file)
    XCTAssertTrue(changed.output.contains("    -   2,\n    +   3,\n"), changed.output)
    XCTAssertEqual(try fcscript("test", file, "--update").ending, .status(0))
    let same = try fcscript("test", file, "--update")
    XCTAssertFalse(same.output.contains("written"), same.output)
  }

  func test_the_seed_is_told_and_gives_the_same_again() throws {
    try write(
      "fc.test.it('draws', function() print(math.random(1000000)) error 'shown' end)",
      to: "x_test.lua")
    let first = try fcscript("test", folder)
    let seed = try XCTUnwrap(first.output.split(separator: "(seed ").last?.prefix { $0 != ")" })
    XCTAssertEqual(try fcscript("test", folder, "--seed", String(seed)), first)
  }

  func test_the_lines_that_were_run_go_to_a_file_where_one_is_named() throws {
    let path = "\(folder)/lines.info"
    let outcome = try fcscript("test", "\(tests)/colors_test.lua", "--coverage=\(path)")
    XCTAssertEqual(outcome.ending, .status(0))
    XCTAssertFalse(outcome.output.contains("lines run"))
    let trace = try contents(of: "lines.info")
    XCTAssertTrue(trace.contains("SF:\(tests)/mix.lua\n"), trace)
    XCTAssertTrue(trace.contains("DA:15,0\n"), trace)
    XCTAssertFalse(trace.contains("colors_test.lua"), trace)
    let nowhere = try fcscript("test", "\(tests)/colors_test.lua", "--coverage=/nowhere/x")
    XCTAssertEqual(nowhere.errors, "can't write /nowhere/x: No such file or directory\n")
    XCTAssertEqual(nowhere.ending, .status(1))
  }

  func test_colors_come_on_a_terminal_only() throws {
    let pty = try Pty()
    try pty.start(
      pathOfProduct("fcscript"), ["test", "\(Repository.root)/\(tests)/colors_test.lua"],
      environment: ScreenRun.environment)
    XCTAssertEqual(try pty.waitForEnding(), .status(0))
    let written = String(decoding: pty.output, as: UTF8.self)
    XCTAssertTrue(written.contains("\u{1B}[32mok"), written)
    XCTAssertFalse(try fcscript("test", "\(tests)/colors_test.lua").output.contains("\u{1B}"))
  }
}
