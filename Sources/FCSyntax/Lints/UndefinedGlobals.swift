extension Script {
  /// Finds globals that are used and that nothing makes.
  ///
  /// What the main chunk assigns outside of functions is there, wherever it is used: functions mostly
  /// run later than they stand. Inside a function the host lets nobody make a global, so there a
  /// `local` was forgotten.
  ///
  /// - Parameters:
  ///   - known: The names of the globals that are there before the script runs.
  ///   - suggest: What to say about a name that is not there; nil when there is nothing to say.
  public func undefinedGlobals(
    known: Set<String>, suggest: (String) -> String? = { _ in nil }
  ) -> [Finding] {
    var made = GlobalFields(scopes: scopes)
    block.walk(&made)
    let assigned = scopes.globals.lazy.filter { $0.isWrite && $0.functionDepth == 0 }
    let defined = known.union(assigned.map(\.name.text)).union(made.names)
    var hints: [String: String?] = [:]
    return scopes.globals.compactMap { use in
      let name = use.name.text
      if defined.contains(name) { return nil }
      if use.isWrite {
        return source.finding(
          .globalInFunction, "a function can't make the global '\(name)'", at: use.name.span,
          hint: "write 'local \(name)' here, or before the function if others use it too")
      }
      let hint = hints[name] ?? suggest(name)
      hints[name] = .some(hint)
      return source.finding(
        .undefinedGlobal, "undefined global '\(name)'", at: use.name.span, hint: hint)
    }
  }
}

/// Collects the globals that are made as fields of `_G`: `_G.name = …` and `rawset(_G, "name", …)`.
private struct GlobalFields: SyntaxVisitor {
  let scopes: Scopes
  var names: Set<String> = []

  mutating func visit(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .assignment(let targets, _): for target in targets { note(target) }
    case .function(let target, _): note(target)
    case .call(let call): noteRawSet(call)
    default: break
    }
    return true
  }

  private mutating func note(_ target: Expression) {
    guard case .chain(let base, let links) = target.kind, isGlobal(base, "_G"), links.count == 1,
      let key = links[0].constantKey
    else { return }
    names.insert(key)
  }

  private mutating func noteRawSet(_ call: Expression) {
    guard case .chain(let base, let links) = call.kind, isGlobal(base, "rawset"),
      case .call(let arguments)? = links.first?.kind, arguments.count == 3,
      isGlobal(arguments[0], "_G"), let key = arguments[1].text
    else { return }
    names.insert(key)
  }

  private func isGlobal(_ expression: Expression, _ text: String) -> Bool {
    guard let name = expression.name, name.text == text else { return false }
    if case .global? = scopes.meaning(of: name) { return true }
    return false
  }
}
