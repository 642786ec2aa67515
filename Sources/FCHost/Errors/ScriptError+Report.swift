import FCLua
import FCText

extension ScriptError: CustomStringConvertible {
  /// The first line of the report.
  public var description: String {
    guard let position else { return message }
    return "\(position.source):\(position.line): \(message)"
  }

  /// The whole report, without a line break at its end.
  ///
  /// - Parameter isVerbose: Whether the host's own functions are listed too.
  public func report(isVerbose: Bool = false) -> String {
    var lines = [description]
    if !excerpt.isEmpty {
      lines.append("")
      lines += excerptLines
    }
    lines += traceLines(isVerbose: isVerbose)
    return lines.joined(separator: "\n")
  }

  // MARK: Excerpt

  private var excerptLines: [String] {
    let width = String(excerpt.last?.number ?? 0).count
    var lines: [String] = []
    for line in excerpt {
      let number = String(line.number)
      let padding = String(repeating: " ", count: width - number.count)
      let isPlace = line.number == position?.line
      let text = line.text.isEmpty ? "" : " \(line.text)"
      lines.append("\(isPlace ? ">" : " ") \(padding)\(number) |\(text)")
      if isPlace, let mark = mark(in: line.text) {
        lines.append(String(repeating: " ", count: width + 5) + mark)
      }
    }
    return lines
  }

  /// Tildes below the name that the message quotes, where the line has it.
  private func mark(in line: String) -> String? {
    for name in quotedNames {
      guard let column = column(of: name, in: line) else { continue }
      return String(repeating: " ", count: column)
        + String(repeating: "~", count: max(columns(of: name), 1))
    }
    return nil
  }

  /// The names in single quotes, last first: what Lua found wrong stands at the end, and the
  /// suggestion of the host is not in the line.
  private var quotedNames: [String] {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    return stride(from: 1, to: parts.count, by: 2).map { String(parts[$0]) }
      .filter { !$0.isEmpty }.reversed()
  }

  /// The display column at which a name stands in a line as a word of its own.
  private func column(of name: String, in line: String) -> Int? {
    let isWord = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    var start = line.startIndex
    while start < line.endIndex {
      let rest = line[start...]
      if rest.hasPrefix(name) {
        let end = line.index(start, offsetBy: name.count)
        let before = start == line.startIndex ? " " : line[line.index(before: start)]
        let after = end == line.endIndex ? " " : line[end]
        if !isWord || !(before.isWordCharacter || after.isWordCharacter) {
          return columns(of: String(line[..<start]))
        }
      }
      start = line.index(after: start)
    }
    return nil
  }

  // MARK: Trace

  private func traceLines(isVerbose: Bool) -> [String] {
    let shown = frames.filter { isVerbose || ($0.kind != .host && $0.isOfScript) }
    var lines: [String] = []
    for (index, frame) in shown.enumerated() {
      let caller = index + 1 < shown.count ? shown[index + 1] : nil
      // The main chunk needs no line of its own: the place or the caller's place tells.
      if frame.kind == .mainChunk, caller == nil, callback == nil { break }
      var line = "  in \(frame.title)"
      if let caller, let place = caller.place {
        line += ", called at \(place)"
      } else if caller == nil, let callback {
        line += ", called by the \(callback)"
      }
      lines.append(line)
    }
    if shown.isEmpty, let callback { lines.append("  in the \(callback)") }
    return lines
  }
}

extension StackFrame {
  /// Whether the frame belongs to a file, not to the host's own Lua.
  var isOfScript: Bool { chunk.hasPrefix("@") }

  fileprivate var source: String { String(chunk.dropFirst()) }

  fileprivate var place: String? { line.map { "\(source):\($0)" } }

  fileprivate var title: String {
    switch kind {
    case .mainChunk: "the main chunk of \(source)"
    case .host: name.isEmpty ? "a function of the host" : "'\(name)' of the host"
    case .lua:
      if name.isEmpty { "function <\(source):\(lineDefined)>" } else { "function '\(name)'" }
    }
  }
}

extension Character {
  fileprivate var isWordCharacter: Bool { isLetter || isNumber || self == "_" }
}
