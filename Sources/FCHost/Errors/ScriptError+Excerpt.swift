import FCText
import FCViews

// The lines of the script below the first line of a report, with the place marked.

extension ScriptError {
  /// The most columns that a line of the script takes; a longer one is cut around the mark.
  private static let widest = 96

  /// The excerpt, each line with its number, the line itself with `>` and tildes below the name.
  var excerptLines: [String] {
    let width = String(excerpt.last?.number ?? 0).count
    var lines: [String] = []
    for line in excerpt {
      let number = String(line.number)
      let padding = String(repeating: " ", count: width - number.count)
      let isPlace = line.number == position?.line
      let whole = visibleLine(line.text)
      let name = isPlace ? markedName(in: whole) : nil
      let (text, mark) = shortened(whole, around: name)
      lines.append(
        "\(isPlace ? ">" : " ") \(padding)\(number) |\(text.isEmpty ? "" : " \(text)")")
      if let mark {
        let indent = String(
          repeating: " ", count: width + 5 + columns(of: text[..<mark.lowerBound]))
        lines.append(indent + String(repeating: "~", count: max(columns(of: text[mark]), 1)))
      }
    }
    return lines
  }

  /// A line that is not too wide, and where the mark is in it.
  private func shortened(
    _ text: String, around mark: Range<String.Index>?
  ) -> (String, Range<String.Index>?) {
    if columns(of: text) <= Self.widest { return (text, mark) }
    let clusters = Array(text)
    guard let mark else { return (truncated(text, columns: Self.widest), nil) }
    let start = text.distance(from: text.startIndex, to: mark.lowerBound)
    let count = min(text.distance(from: mark.lowerBound, to: mark.upperBound), Self.widest / 2)
    // As much before the mark as behind it, unless the line ends there.
    var first = start
    var end = start + count
    var used = columns(of: String(clusters[first..<end]))
    while used < Self.widest - 4, first > 0 || end < clusters.count {
      let before = first > 0 && (start - first <= end - start - count || end == clusters.count)
      let cluster = before ? clusters[first - 1] : clusters[end]
      if before { first -= 1 } else { end += 1 }
      used += columns(of: cluster)
    }
    let head = first > 0 ? "… " : ""
    let tail = end < clusters.count ? " …" : ""
    let short = head + String(clusters[first..<end]) + tail
    let lower = short.index(short.startIndex, offsetBy: head.count + start - first)
    return (short, lower..<short.index(lower, offsetBy: count))
  }

  // MARK: The mark

  /// Where the line has what the message quotes.
  private func markedName(in line: String) -> Range<String.Index>? {
    if let mark { return range(of: mark, in: line) }
    for name in quoted(by: "'") {
      if let range = range(of: name, in: line) { return range }
    }
    // The author's own texts stand in the line as they do in the message: in quotes.
    for text in quoted(by: "\"") {
      for quote in ["\"", "'"] {
        guard let range = range(of: quote + text + quote, in: line) else { continue }
        return line.index(after: range.lowerBound)..<line.index(before: range.upperBound)
      }
    }
    return nil
  }

  /// The quoted parts of the message without the host's suggestion, last first: what Lua found wrong
  /// stands at the end.
  private func quoted(by quote: Character) -> [String] {
    let own = message.split(separator: " (did you mean", maxSplits: 1).first ?? ""
    let parts = own.split(separator: quote, omittingEmptySubsequences: false)
    return stride(from: 1, to: parts.count, by: 2).map { visibleLine(String(parts[$0])) }
      .filter { !$0.isEmpty }.reversed()
  }

  /// Where a text stands in a line; a name only as a word of its own.
  private func range(of text: String, in line: String) -> Range<String.Index>? {
    let isWord = text.allSatisfy(\.isWordCharacter)
    var found: Range<String.Index>?
    var start = line.startIndex
    while start < line.endIndex {
      if line[start...].hasPrefix(text) {
        let end = line.index(start, offsetBy: text.count)
        let before = start == line.startIndex ? " " : line[line.index(before: start)]
        let after = end == line.endIndex ? " " : line[end]
        if !isWord || !(before.isWordCharacter || after.isWordCharacter) {
          if isUse(followedBy: line[end...]) { return start..<end }
          found = found ?? start..<end
        }
      }
      start = line.index(after: start)
    }
    return found
  }

  /// Whether a name that is followed by `rest` is used as the message says.
  private func isUse(followedBy rest: Substring) -> Bool {
    let next = rest.first { $0 != " " }
    if message.hasPrefix("attempt to index") { return next.map { ".[:".contains($0) } ?? false }
    if message.hasPrefix("attempt to call") { return next.map { "({\"'".contains($0) } ?? false }
    return true
  }
}

extension Character {
  fileprivate var isWordCharacter: Bool { isLetter || isNumber || self == "_" }
}
