import FCHost

extension Repl {
  /// Tells about a name of the reference.
  func tell(about name: String) {
    guard let reference else { return fail("not enough memory for the reference") }
    let lines = ReferencePage(reference).lines(of: name)
    if lines.isEmpty {
      let hint = reference.suggestion(for: name).map { " (did you mean '\($0)'?)" } ?? ""
      return fail("nothing is known about '\(name)'\(hint)")
    }
    console.show(lines.joined(separator: "\n"))
  }
}
