import Foundation
import FuzzTargets
import XCTest

/// The inputs that fuzzing starts from, those that once found something among them. Where one of them
/// ends the process, `swift run fcfuzz --target=NAME Tests/Fixtures/fuzz/NAME/*` tells which.
final class CorpusTests: XCTestCase {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/fuzz")

  func test_every_input_keeps_the_promises_of_its_target() throws {
    for target in FuzzTarget.all {
      let inputs = try inputs(of: target)
      XCTAssertFalse(inputs.isEmpty, "\(target.name) has no input")
      for input in inputs {
        let bytes = [UInt8](try Data(contentsOf: input))
        XCTAssertNoThrow(try target.run(bytes), "\(target.name)/\(input.lastPathComponent)")
      }
    }
  }

  func test_every_folder_of_inputs_has_its_target() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { !$0.hasSuffix(".dict") }
    XCTAssertEqual(names.sorted(), FuzzTarget.all.map(\.name))
  }

  func test_an_empty_input_keeps_the_promises_of_every_target() throws {
    for target in FuzzTarget.all { XCTAssertNoThrow(try target.run([]), target.name) }
  }

  private func inputs(of target: FuzzTarget) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: Self.folder.appending(path: target.name), includingPropertiesForKeys: nil
    ).sorted { $0.path < $1.path }
  }
}
