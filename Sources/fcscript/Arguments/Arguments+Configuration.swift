import FCHost

extension Arguments {
  /// How a host is made for a script, by the options given.
  ///
  /// - Throws: `UsageError`.
  func configuration() throws -> ScriptHost.Configuration {
    var configuration = ScriptHost.Configuration()
    configuration.arguments = scriptArguments
    configuration.seed = try integer(.seed)
    configuration.permissions = permissions
    configuration.limits = try limits()
    configuration.store = try store()
    configuration.adopts = has(.adopt)
    configuration.learner = options[.learner]
    return configuration
  }
}
