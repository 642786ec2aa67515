import FCHost

extension Arguments {
  /// What the script may use, by the options given.
  ///
  /// - Parameters:
  ///   - timeout: The option that says how many seconds a piece of it may run.
  ///   - standard: How many without that option; nil for those of every host.
  /// - Throws: `UsageError`.
  func limits(timeout: Option = .timeout, unlessGiven standard: Double? = nil) throws
    -> ScriptHost.Configuration.Limits
  {
    var limits = ScriptHost.defaultLimits
    if let mebibytes = try integer(.memory, atLeast: 0) {
      guard mebibytes < 1 << 40 else { throw UsageError("option --memory needs a smaller number") }
      limits.memory = mebibytes == 0 ? nil : mebibytes << 20
    }
    if let seconds = try number(timeout) ?? standard {
      limits.callTime = seconds == 0 ? nil : seconds
      limits.turnTime = seconds == 0 ? nil : seconds * ScriptHost.callsPerTurn
    }
    limits.instructions = try integer(.instructions, atLeast: 1)
    return limits
  }
}
