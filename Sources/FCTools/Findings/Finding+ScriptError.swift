import FCHost
import FCViews

extension Finding {
  /// Makes a finding of an error of a script.
  ///
  /// - Parameters:
  ///   - script: The path of the script, for an error without a place.
  ///   - path: Gives the path of a file by the name that places give.
  init(_ error: ScriptError, script: String, path: (String) -> String) {
    let code = error.code.flatMap { FindingCode(rawValue: $0.rawValue) } ?? FindingCode(error.kind)
    let parts = error.parts
    let hint = parts?.hint ?? code.hint
    self.init(
      code, parts?.problem ?? error.message,
      path: error.origin?.source ?? error.position.map { path($0.source) } ?? script,
      line: (error.origin ?? error.position)?.line, hint: hint,
      notes: error.trace + error.notes.filter { $0 != hint })
    if error.origin != nil {
      guard let position = error.position else { return }
      let reader = Place(path: path(position.source), line: position.line)
      self.reader = reader
      notes.insert("read at \(reader.path):\(reader.line)", at: 0)
      return
    }
    if line == nil {
      // The place that such an error tells itself.
      let prefix = "\(visibleLine(self.path)): "
      if message.hasPrefix(prefix) { message.removeFirst(prefix.count) }
    }
    excerpt = error.excerpt
    if let text = excerpt.last?.text { mark(error.shownExcerpt.mark, in: text) }
  }

  /// Sets the column by what is marked in the line, or else to where the line's text begins.
  mutating func mark(_ mark: Range<Int>?, in text: String) {
    column = (mark?.lowerBound ?? text.unicodeScalars.prefix { $0 == " " || $0 == "\t" }.count) + 1
    length = mark?.count
  }
}

extension FindingCode {
  /// The code of an error of which nothing more is known.
  init(_ kind: ScriptError.Kind) {
    self =
      switch kind {
      case .unreadable: .unreadable
      case .syntax: .syntax
      case .limit: .limit
      case .permission: .permission
      case .runtime, .unplayable, .warning, .memory: .scriptError
      }
  }
}
