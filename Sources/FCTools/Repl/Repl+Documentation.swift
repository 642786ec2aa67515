import FCHost

extension Repl {
  /// Tells about a name of the reference.
  func tell(about name: String) {
    guard let reference else { return fail("not enough memory for the reference") }
    let entries = reference.entries(named: name)
    if entries.isEmpty {
      let hint = reference.suggestion(for: name).map { " (did you mean '\($0)'?)" } ?? ""
      return fail("nothing is known about '\(name)'\(hint)")
    }
    console.show(entries.map { text(of: $0, in: reference) }.joined(separator: "\n\n"))
  }

  private func text(of entry: ScriptReference.Entry, in reference: ScriptReference) -> String {
    var lines = entry.forms
    if !entry.documentation.isEmpty { lines.append("  \(entry.documentation)") }
    if let example = Examples.example(of: entry, in: reference) {
      lines.append("")
      lines += example.code.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "    \($0)" }
    }
    return lines.joined(separator: "\n")
  }
}
