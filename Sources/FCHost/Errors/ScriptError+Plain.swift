import FCModels

extension ScriptError {
  /// What another program is told of the error: `kind`, `message`, `report`, `callbacks`, `notes`
  /// and `excerpt`, and `file` and `line` if a place is known.
  public var plainValue: PlainValue {
    var fields: [String: PlainValue] = [
      "kind": .text("\(kind)"), "message": .text(message), "report": .text(report()),
      "callbacks": .list(callbacks.map { .text($0.title) }),
      "notes": .list(notes.map(PlainValue.text)),
      "excerpt": .list(
        excerpt.map { .table(["line": .int($0.number), "text": .text($0.text)]) }),
    ]
    if let position {
      fields["file"] = .text(position.source)
      fields["line"] = .int(position.line)
    }
    return .table(fields)
  }
}
