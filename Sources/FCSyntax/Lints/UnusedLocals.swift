extension Script {
  /// Finds local variables and local functions whose value is never read.
  ///
  /// Left out are parameters, variables of loops, names that begin with `_`, variables that are closed,
  /// and those that only hold a place before one that is used, as in `local _, b = f()`.
  public func unusedLocals() -> [Finding] {
    var places = PlacesOfLocals(scopes: scopes)
    block.walk(&places)
    return scopes.variables.compactMap { variable in
      guard variable.reads.isEmpty, variable.kind == .local || variable.kind == .function,
        !variable.name.text.hasPrefix("_"), variable.attribute != .toBeClosed,
        !places.holders.contains(variable.name.span.start)
      else { return nil }
      return finding(unused: variable)
    }
  }

  private func finding(unused variable: Variable) -> Finding {
    let name = variable.name.text
    let what = variable.kind == .function ? "local function" : "local variable"
    guard let write = variable.writes.first else {
      return source.finding(
        .unusedLocal, "the \(what) '\(name)' is never used", at: variable.name.span,
        hint: "remove it, or call it '_\(name)'")
    }
    let line = source.location(of: write.start).line
    return source.finding(
      .unusedLocal, "the \(what) '\(name)' is assigned but never read", at: variable.name.span,
      hint: "it is assigned at line \(line); is another name meant where it should be read?")
  }
}

/// Finds the names in a `local` that stand before one that is used.
private struct PlacesOfLocals: SyntaxVisitor {
  let scopes: Scopes
  /// Where they stand.
  var holders: Set<Int> = []

  mutating func visit(_ statement: Statement) -> Bool {
    guard case .local(let names, let values) = statement.kind, names.count > 1,
      values.count < names.count
    else { return true }
    let isUsed: (LocalName) -> Bool = { local in
      !(scopes.variable(of: local.name)?.reads.isEmpty ?? true)
    }
    guard let last = names.lastIndex(where: isUsed) else { return true }
    // What has a value of its own holds no place.
    for local in names[..<last].dropFirst(max(values.count - 1, 0)) {
      holders.insert(local.name.span.start)
    }
    return true
  }
}
