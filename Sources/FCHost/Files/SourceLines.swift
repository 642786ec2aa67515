/// The lines of a text.
package struct SourceLines {
  private let lines: [ArraySlice<UInt8>]

  /// Cuts a text into its lines.
  package init(_ bytes: [UInt8]) {
    lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  /// The line with this number, from 1, and the `count` lines before it.
  package func excerpt(at number: Int, before count: Int = 2) -> [ScriptError.ExcerptLine] {
    guard number >= 1, number <= lines.count else { return [] }
    return (max(1, number - count)...number).map { number in
      var text = String(decoding: lines[number - 1], as: UTF8.self)
      if number == 1, text.hasPrefix("\u{FEFF}") { text.removeFirst() }
      if text.hasSuffix("\r") { text.removeLast() }
      return ScriptError.ExcerptLine(number: number, text: text)
    }
  }
}

/// What a regular file holds, which is never waited for; nil when it can't be read.
package func contents(ofFile path: String) -> [UInt8]? {
  try? readRegularFile(path, room: 1 << 28)
}
