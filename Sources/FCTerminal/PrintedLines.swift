/// The lines a script printed while the screen was not its own: the last thousand.
struct PrintedLines {
  static let most = 1000

  private var lines: [String] = []
  /// Where the oldest line stands once the list is full.
  private var oldest = 0

  mutating func append(_ line: String) {
    if lines.count < Self.most {
      lines.append(line)
    } else {
      lines[oldest] = line
      oldest = (oldest + 1) % Self.most
    }
  }

  /// Takes the lines out, the oldest first.
  mutating func take() -> [String] {
    defer { self = PrintedLines() }
    return Array(lines[oldest...] + lines[..<oldest])
  }
}
