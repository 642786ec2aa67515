extension Script {
  /// Finds the mistakes that can be seen without running the script, in the order of their places.
  ///
  /// What `-- fcscript: allow CODE` names is left out. When Lua doesn't take the script, only the
  /// reasons are told.
  ///
  /// - Parameters:
  ///   - known: The names of the globals that are there before the script runs.
  ///   - suggest: What to say about a global that is not there, as in "did you mean 'print'?"; nil when
  ///     there is nothing to say.
  public func findings(
    knownGlobals known: Set<String>, suggest: (String) -> String? = { _ in nil }
  ) -> [Finding] {
    guard errors.isEmpty else { return syntaxFindings }
    var lints = TreeLints(source: source, scopes: scopes)
    block.walk(&lints)
    let found =
      undefinedGlobals(known: known, suggest: suggest) + unusedLocals() + lints.findings
    let allowances = Allowances(self)
    return found.filter { !allowances.allow($0.code.rawValue, line: $0.location.line) }
      .sorted { $0.location < $1.location }
  }

  /// The reasons why Lua doesn't take the script.
  public var syntaxFindings: [Finding] {
    errors.map { source.finding(.syntax, $0.message, at: $0.span, hint: $0.hint) }
  }
}
