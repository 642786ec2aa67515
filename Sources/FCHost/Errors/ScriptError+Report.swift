import FCLua
import FCViews

extension ScriptError: CustomStringConvertible {
  /// The first line of the report.
  public var description: String {
    // Further lines stand where neither the program nor a report begins one.
    let lines = visible(kind == .warning ? "warning: \(message)" : message)
      .split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    let text = lines.map { $0 == 0 || $1.isEmpty ? String($1) : "    \($1)" }
      .joined(separator: "\n")
    guard let position else { return text }
    return "\(visibleLine(position.source)):\(position.line): \(text)"
  }

  /// The whole report, without a line break at its end.
  ///
  /// - Parameters:
  ///   - isVerbose: Whether the host's own functions are listed too.
  ///   - columns: The most columns of a line of the script, with what stands before it.
  public func report(isVerbose: Bool = false, columns: Int = 100) -> String {
    var lines = [description]
    if !excerpt.isEmpty {
      lines.append("")
      lines += shownExcerpt.text(columns: columns)
    }
    lines += traceLines(isVerbose: isVerbose)
    lines += notes.map { "  \(visibleLine($0))" }
    return lines.joined(separator: "\n")
  }

  // MARK: Trace

  /// The functions of the script that were running, and what the host was calling: a line each.
  public var trace: [String] { traceLines(isVerbose: false).map { String($0.dropFirst(2)) } }

  private func traceLines(isVerbose: Bool) -> [String] {
    let shown = frames.indices.filter { isVerbose || frames[$0].isOfScript }
    var lines: [String] = []
    // The place is in none of the functions: in a coroutine, or a module that could not be loaded.
    if let position, let innermost = shown.first,
      !shown.contains(where: { frames[$0].position == position })
    {
      lines += reachedLine(innermost)
    }
    var rest = shown[...]
    for callback in callbacks {
      let part = rest.prefix { $0 <= callback.frame ?? .max }
      rest = rest.dropFirst(part.count)
      lines += traceLines(of: Array(part), callback: visibleLine(callback.title))
    }
    if !callbacks.isEmpty, let next = rest.first, rest.count == 1 {
      return lines + reachedLine(next)
    }
    return lines + traceLines(of: Array(rest), callback: nil)
  }

  private func reachedLine(_ frame: Int) -> [String] {
    frames[frame].place.map { ["  reached from \($0)"] } ?? []
  }

  /// The functions up to one that the host called, or to the main chunk.
  private func traceLines(of shown: [Int], callback: String?) -> [String] {
    if shown.isEmpty { return callback.map { ["  in the \($0)"] } ?? [] }
    var lines: [String] = []
    for (frame, caller) in zip(shown, shown.dropFirst().map(Optional.some) + [nil]) {
      let isMainChunk = frames[frame].kind == .mainChunk
      // The main chunk needs no line of its own: the place or the caller's place tells.
      if isMainChunk, caller == nil, callback == nil { break }
      var line = "  in \(frames[frame].title(isModule: caller != nil))"
      if let place = caller.flatMap({ frames[$0].place }) {
        line += isMainChunk ? ", required at \(place)" : ", called at \(place)"
      } else if caller == nil, let callback {
        line += ", called by the \(callback)"
      }
      lines.append(line)
    }
    return folded(lines)
  }

  /// The lines, with those of a function that calls itself again and again told once.
  private func folded(_ lines: [String]) -> [String] {
    var folded: [String] = []
    var rest = lines[...]
    while let line = rest.first {
      let count = rest.prefix { $0 == line }.count
      folded += count > 3 ? [line, "  … \(count - 1) more of the same"] : Array(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    return folded
  }
}

extension StackFrame {
  fileprivate var place: String? { position.map { "\(visibleLine($0.source)):\($0.line)" } }

  fileprivate func title(isModule: Bool) -> String {
    let source = visibleLine(source)
    let name = visibleLine(name)
    return switch kind {
    case .mainChunk: "the \(isModule ? "module" : "main chunk of") \(source)"
    case .host: name.isEmpty ? "a function of the host" : "'\(name)' of the host"
    case .lua:
      if name.isEmpty { "function <\(source):\(lineDefined)>" } else { "function '\(name)'" }
    }
  }
}
