import FCText
import FCViews

// The lines of the script below the first line of a report, with the place marked.

extension ScriptError {
  /// The excerpt, each line with its number, the line itself with `>` and tildes below the name.
  ///
  /// - Parameter columns: The most columns of a line; a longer one is cut around the mark.
  func excerptLines(columns widest: Int) -> [String] {
    let width = String(excerpt.last?.number ?? 0).count
    let room = max(widest - width - 5, 8)
    var lines: [String] = []
    for line in excerpt {
      let number = String(line.number)
      let padding = String(repeating: " ", count: width - number.count)
      let isPlace = line.number == position?.line
      let whole = visibleLine(line.text)
      let name = isPlace ? markedName(in: whole) : nil
      let (text, mark) = shortened(whole, around: name, to: room)
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

  /// A line of at most `room` columns, and where the mark is in it.
  private func shortened(
    _ text: String, around mark: Range<String.Index>?, to room: Int
  ) -> (String, Range<String.Index>?) {
    if columns(of: text) <= room { return (text, mark) }
    let clusters = Array(text)
    guard let mark else { return (truncated(text, columns: room), nil) }
    let start = text.distance(from: text.startIndex, to: mark.lowerBound)
    let count = min(text.distance(from: mark.lowerBound, to: mark.upperBound), room / 2)
    // As much before the mark as behind it, unless the line ends there.
    var first = start
    var end = start + count
    var used = columns(of: String(clusters[first..<end]))
    while used < room - 4, first > 0 || end < clusters.count {
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
    var rest = line[...]
    if message.hasSuffix(" among wrong") {
      guard let wrong = range(of: "wrong", in: line) else { return nil }
      rest = line[wrong.upperBound...]
    }
    for text in quoted(by: "\"") {
      for quote in ["\"", "'"] {
        guard let range = range(of: quote + text + quote, in: rest) else { continue }
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
    return stride(from: 1, to: parts.count, by: 2)
      .filter { !isTypeName(after: parts[$0 - 1]) }.map { visibleLine(String(parts[$0])) }
      .filter { !$0.isEmpty }.reversed()
  }

  /// Whether what is quoted after `text` is no name in the line: Lua quotes the types of values in
  /// "attempt to add a 'string' with a 'number'".
  private func isTypeName(after text: Substring) -> Bool {
    message.hasPrefix("attempt to ") && (text.hasSuffix(" a ") || text.hasSuffix(" an "))
  }

  /// Where a text stands in a line; a name only as a word of its own.
  private func range(of text: String, in line: some StringProtocol) -> Range<String.Index>? {
    let isWord = text.allSatisfy(\.isWordCharacter)
    var found: Range<String.Index>?
    var start = line.startIndex
    while start < line.endIndex {
      if line[start...].hasPrefix(text) {
        let end = line.index(start, offsetBy: text.count)
        let before = start == line.startIndex ? " " : line[line.index(before: start)]
        let after = end == line.endIndex ? " " : line[end]
        if !isWord || !(before.isWordCharacter || after.isWordCharacter) {
          if isUse(followedBy: Substring(line[end...])) { return start..<end }
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
