import Glibc
import XCTest

@testable import FCHost

/// Files that are too big for a repository.
final class HostileDataTests: XCTestCase {
  private static let gibibyte: off_t = 1 << 30

  /// Runs a script beside a file of one line of a gibibyte, which takes no room on the disk.
  private func run(_ script: String) throws -> HostileRun {
    let folder = try ScriptFolder(script, files: ["big.csv": []])
    XCTAssertEqual(truncate("\(folder.path)/big.csv", Self.gibibyte), 0)
    return try HostileRun(path: "\(folder.path)/quiz.lua", callTime: 60, memory: 32 << 20)
  }

  func test_a_file_of_one_line_of_a_gibibyte_is_refused_before_it_is_read() throws {
    for call in ["fc.csv 'big.csv'", "fc.read 'big.csv'", "fc.read('big.csv', 'bytes')"] {
      let run = try run(call)
      XCTAssertTrue(
        run.error?.message.contains("big.csv") ?? false, "\(call): \(String(describing: run.error))"
      )
      XCTAssertLessThan(run.memory, 33 << 20)
    }
  }

  func test_a_module_of_a_gibibyte_is_refused_before_it_is_read() throws {
    let folder = try ScriptFolder("require 'big'", files: ["big.lua": []])
    XCTAssertEqual(truncate("\(folder.path)/big.lua", Self.gibibyte), 0)
    let run = try HostileRun(path: "\(folder.path)/quiz.lua", callTime: 60, memory: 32 << 20)
    XCTAssertNotNil(run.error)
    XCTAssertLessThan(run.memory, 33 << 20)
  }

  func test_a_script_of_a_gibibyte_is_refused_before_it_is_read() throws {
    let folder = try ScriptFolder("")
    XCTAssertEqual(truncate("\(folder.path)/quiz.lua", Self.gibibyte), 0)
    let run = try HostileRun(path: "\(folder.path)/quiz.lua", callTime: 60, memory: 32 << 20)
    XCTAssertNotNil(run.error)
    XCTAssertLessThan(run.memory, 33 << 20)
  }
}
