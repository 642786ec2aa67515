import Foundation

/// The repository as it lies on disk, for tests that read it.
enum Repository {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A file with its path from the root and its text.
  struct File {
    let path: String
    let text: String

    var name: String { path.split(separator: "/").last.map(String.init) ?? path }
    var lineCount: Int { text.split(separator: "\n", omittingEmptySubsequences: false).count - 1 }
  }

  /// The text files below `folder` whose name ends in one of `extensions` (any, when there are
  /// none), in order of their path. What was built, what git keeps, and manuals with their listings are left
  /// out.
  static func files(below folder: String = "", _ extensions: String...) throws -> [File] {
    let start = root.appending(path: folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: start.path)
    return paths.sorted().compactMap { path in
      let url = start.appending(path: path)
      let parts = path.split(separator: "/")
      guard !parts.contains(where: { [".git", ".build", "FCHost.docc"].contains($0) }),
        extensions.isEmpty || extensions.contains(url.pathExtension),
        let text = try? String(contentsOf: url, encoding: .utf8)
      else { return nil }
      return File(path: folder.isEmpty ? path : "\(folder)/\(path)", text: text)
    }
  }

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The names of the folders in Sources, which are the targets.
  static func targets() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Sources").path)
      .sorted()
  }
}

extension String {
  /// Swift or C code without its comments and the contents of its string literals.
  var withoutCommentsAndStrings: String {
    replacing(/"""(?s:.*?)"""|"(?:\\.|[^"\\\n])*"|\/\/[^\n]*|\/\*(?s:.*?)\*\//) { match in
      match.output.hasPrefix("\"") ? "\"\"" : " "
    }
  }
}
