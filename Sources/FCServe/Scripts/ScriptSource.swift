import FCHost

/// Where a script comes from.
enum ScriptSource {
  case file(String)
  case text(String, name: String, folder: String?)

  /// - Throws: `RPCError`.
  init(_ parameters: Parameters) throws {
    if let path = try parameters.text("path") {
      for name in ["text", "name", "folder"] where parameters.has(name) {
        throw RPCError(.invalidParameters, "a script of a path takes no '\(name)'")
      }
      self = .file(path)
    } else {
      guard parameters.has("text") else {
        throw RPCError(.invalidParameters, "load needs a path, or a text and a name")
      }
      self = .text(
        try parameters.required("text", parameters.text),
        name: try parameters.required("name", parameters.text),
        folder: try parameters.text("folder"))
    }
  }

  /// - Throws: As `ScriptHost.startLoading` does.
  func startLoading(in host: ScriptHost) throws {
    switch self {
    case .file(let path): try host.startLoading(path)
    case .text(let text, let name, let folder):
      try host.startLoading(text: text, name: name, folder: folder)
    }
  }
}

extension ScriptHost.Configuration {
  /// The configuration with what a peer says of one script.
  ///
  /// - Throws: `RPCError`.
  func changed(by parameters: Parameters) throws -> ScriptHost.Configuration {
    var changed = self
    if let arguments = try parameters.texts("arguments") { changed.arguments = arguments }
    if let seed = try parameters.int("seed") { changed.seed = seed }
    if let learner = try parameters.text("learner") { changed.learner = learner }
    if let adopts = try parameters.bool("adopt") { changed.adopts = adopts }
    if let store = try parameters.text("store") {
      changed.store = store == "memory" ? .memory : .file(store)
    }
    if let given = parameters["permissions"] {
      changed.permissions =
        given == .text("all") ? .all : try Permissions(parameters, "permissions")
    }
    try changed.limits.change(by: parameters)
    return changed
  }
}

extension Permissions {
  fileprivate init(_ parameters: Parameters, _ name: String) throws {
    self.init()
    guard let given = try parameters.fields(name, known: ["read", "write", "env"]) else { return }
    read = try Self.grant(given, "read")
    write = try Self.grant(given, "write")
    env = try Self.grant(given, "env")
  }

  /// `true` gives everything, `false` nothing, and a list what is in it.
  private static func grant(_ given: Parameters, _ name: String) throws -> Grant {
    if case .bool(let everything)? = given[name] { return everything ? .everything : .none }
    guard let items = try given.texts(name), !items.isEmpty else { return .none }
    return .only(items)
  }
}

extension ScriptHost.Configuration.Limits {
  /// In MiB, seconds and instructions, as on the command line; 0 is no limit.
  fileprivate mutating func change(by parameters: Parameters) throws {
    let names = ["memory", "timeout", "instructions"]
    guard let given = try parameters.fields("limits", known: names) else { return }
    if let mebibytes = try given.int("memory", from: 0) {
      guard mebibytes < 1 << 40 else {
        throw RPCError(.invalidParameters, "'memory' is too large")
      }
      memory = mebibytes == 0 ? nil : mebibytes << 20
    }
    if let seconds = try given.number("timeout", from: 0) {
      callTime = seconds == 0 ? nil : seconds
      turnTime = seconds == 0 ? nil : seconds * ScriptHost.callsPerTurn
    }
    if let count = try given.int("instructions", from: 0) {
      instructions = count == 0 ? nil : count
    }
  }
}
