import Foundation
import XCTest

/// Whether tests write down what they find instead of comparing with it: `FCSCRIPT_UPDATE=1`.
public var updatesExpectations: Bool {
  ProcessInfo.processInfo.environment["FCSCRIPT_UPDATE"] == "1"
}

/// Compares `text` with the file `Snapshots/<name>.txt` beside the test.
///
/// With `FCSCRIPT_UPDATE=1` in the environment it writes the file instead.
public func assertSnapshot(
  _ text: String, named name: String, file: StaticString = #filePath, line: UInt = #line
) throws {
  let folder = URL(fileURLWithPath: "\(file)").deletingLastPathComponent()
    .appendingPathComponent("Snapshots")
  let path = folder.appendingPathComponent("\(name).txt")
  if updatesExpectations {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data((text + "\n").utf8).write(to: path)
    return
  }
  let expected = try String(contentsOf: path, encoding: .utf8)
  XCTAssertEqual(text + "\n", expected, "differs from \(path.path)", file: file, line: line)
}
