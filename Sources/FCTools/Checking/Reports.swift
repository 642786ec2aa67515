import FCHost

/// The problems of a check; one that is met several times counts once.
final class Reports {
  private(set) var problems: [ScriptError] = []
  private var known: Set<String> = []
  /// How many of them are more than warnings.
  private(set) var mistakeCount = 0
  /// The answer keys, by their numbers in the first state, whose cards can't all be made.
  var failedKeys: Set<Int> = []

  func add(_ problem: ScriptError) {
    guard known.insert(problem.description).inserted else { return }
    problems.append(problem)
    if problem.kind != .warning { mistakeCount += 1 }
  }
}

extension FaultCode {
  /// The code of a finding, for an error that the check makes itself.
  init(_ code: FindingCode) { self.init(rawValue: code.rawValue) }
}
