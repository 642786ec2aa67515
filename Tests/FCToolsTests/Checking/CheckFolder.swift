import FCTools
import Foundation

/// A folder of files to be checked, which goes with the test.
final class CheckFolder {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("fcscript-check-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file and returns its path.
  @discardableResult
  func write(_ text: String, to name: String = "quiz.lua") throws -> String {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  /// A text with the folder's path left out.
  func relative(_ text: String) -> String {
    text.replacingOccurrences(of: url.path + "/", with: "")
  }

  /// Checks a script.
  func findings(
    _ text: String, in name: String = "quiz.lua", _ options: CheckOptions = CheckOptions()
  ) throws -> [Finding] {
    try check(write(text, to: name), options).problems
  }
}
