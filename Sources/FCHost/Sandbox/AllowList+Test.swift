/// The names of `fc.test`, which only tests see, and of its expectations.
extension AllowList {
  static let testFunctions = [
    allowed("fc.", .value, "test"),
    allowed("fc.test.", .runsScript, "describe load play"),
    allowed("fc.test.", .linear, "it before_each after_each expect", "names are compared"),
    allowed("fc.test.", .constant, "advance"),
    allowed("fc.test.", .countedInSwift, "right wrong", "they deal, as card.answers does"),
  ].flatMap(\.self)

  /// The names of `fc.test` itself.
  static let testNames = testFunctions.map(\.name).filter { $0.hasPrefix("fc.test.") }
    .map { String($0.dropFirst(8)) }

  static let expectationNames = [
    allowed(
      "expectation:", .runsScript,
      "equals differs_from is_true is_false is_nil is_near contains matches has_count raises",
      "values are compared by Lua of the host's own, which is stopped as a script's"),
    allowed(
      "expectation:", .countedInSwift, "matches_snapshot",
      "a text is compared with a file line by line"),
  ].flatMap(\.self)
}
