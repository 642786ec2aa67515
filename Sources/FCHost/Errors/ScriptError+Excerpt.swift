// The lines of the script below the first line of a report, with the place marked.

extension ScriptError {
  /// The lines around the place, with what the message quotes marked.
  public var shownExcerpt: Excerpt {
    let line = excerpt.first { $0.number == position?.line }?.text ?? ""
    let mark = place ?? markedName(in: line).map { range in
      let scalars = line.unicodeScalars
      let start = scalars.distance(from: scalars.startIndex, to: range.lowerBound)
      return start..<start + scalars.distance(from: range.lowerBound, to: range.upperBound)
    }
    return Excerpt(excerpt, place: position?.line ?? 0, mark: mark)
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
      .filter { !isTypeName(after: parts[$0 - 1]) }.map { String(parts[$0]) }
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
