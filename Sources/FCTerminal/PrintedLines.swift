/// The lines a script printed while the screen was not its own: the last thousand, as long as they
/// are not too large together.
struct PrintedLines {
  static let most = 1000
  /// The most bytes of one line, and of all.
  static let mostOfLine = 1 << 16
  static let mostBytes = 1 << 22

  private var lines: [String] = []
  private var byteCount = 0

  mutating func append(_ line: String) {
    let line = Self.cut(line)
    lines.append(line)
    byteCount += line.utf8.count
    while lines.count > Self.most || byteCount > Self.mostBytes {
      byteCount -= lines.removeFirst().utf8.count
    }
  }

  private static func cut(_ line: String) -> String {
    guard line.utf8.count > mostOfLine else { return line }
    return String(decoding: line.utf8.prefix(mostOfLine), as: UTF8.self) + "…"
  }

  /// Takes the lines out, the oldest first.
  mutating func take() -> [String] {
    defer { self = PrintedLines() }
    return lines
  }
}
