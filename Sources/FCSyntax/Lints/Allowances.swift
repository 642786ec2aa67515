/// What the comments of a script allow: `-- fcscript: allow unused-local, undefined-global` silences
/// these findings in its line, or in the next one when it stands in a line of its own.
public struct Allowances: Sendable {
  private var codesByLine: [Int: Set<String>] = [:]

  /// Collects what the comments of a script allow.
  public init(_ script: Script) {
    for comment in script.comments {
      guard let codes = Self.codes(in: script.source.text(comment.span)) else { continue }
      let line = comment.followsCode ? comment.line : comment.line + 1
      codesByLine[line, default: []].formUnion(codes)
    }
  }

  /// Tells whether findings of this code are allowed in a line.
  ///
  /// - Parameter line: From 1.
  public func allow(_ code: String, line: Int) -> Bool {
    codesByLine[line]?.contains(code) ?? false
  }

  private static func codes(in comment: String) -> [String]? {
    let words = comment.drop { $0 == "-" }.split { $0 == " " || $0 == "," || $0 == "\t" }
    guard words.count > 2, words[0] == "fcscript:", words[1] == "allow" else { return nil }
    return words[2...].map(String.init)
  }
}
