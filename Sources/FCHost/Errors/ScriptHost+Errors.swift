import FCLua
import FCModels

/// The errors that leave the host, and those that stop nothing.
extension ScriptHost {
  /// Makes the one kind of error that leaves the host of whatever was thrown inside.
  public func scriptError(_ error: any Error) -> ScriptError {
    switch error {
    case let error as ScriptError: return withExcerpt(error)
    case let error as LuaError:
      let kind: ScriptError.Kind
      let cause = state.cause(of: error)
      switch error.kind {
      case .syntax: kind = .syntax
      case .memory:
        if let reason = state.stopReason { return stop(for: reason, error) }
        kind = .memory
      case .runtime, .handler:
        kind = cause is PermissionRefusal ? .permission : .runtime
      case .stopped(let reason): return stop(for: reason, error)
      }
      var placed = ScriptError(
        kind, error.message.isEmpty ? "an error without a message" : error.message,
        at: error.position, frames: error.frames, callbacks: error.callbacks)
      placed.mark = (cause as? ExpectationFailure)?.method
      placed.take(cause, files)
      return withExcerpt(placed)
    case let error as ModelError: return withExcerpt(placed(error))
    case let error as PermissionRefusal: return ScriptError(.permission, error.description)
    default: return ScriptError(.runtime, String(describing: error))
    }
  }

  func withExcerpt(_ error: ScriptError) -> ScriptError {
    var error = error
    if error.excerpt.isEmpty, let source = error.position?.source {
      let file = loaded.sources[source]
      // An input may be no statement but an expression, which only Lua was told.
      if let file, loaded.path(of: source) != nil { error.explainSyntax(of: file.bytes) }
      error.excerpt = error.position.flatMap { file?.excerpt(at: $0.line) } ?? []
      if let advice = error.advice {
        error.notes.append(advice)
        error.parts = ScriptFault.Parts(error.message, hint: advice)
      }
      if error.message.hasPrefix("attempt to index a boolean value"),
        let name = loaded.modulesWithoutValue.last
      {
        error.notes.append(
          "module '\(name)' returns nothing, which counts as true: end it with return")
      }
    }
    return error
  }

  /// Takes the mistakes in cards and in rows of data while `body` runs, so that they stop nothing.
  ///
  /// - Parameter passesOverFields: Whether unknown fields of tables stop nothing either, which a
  ///   script that asks for them by `pcall` may mean to.
  /// - Throws: What `body` throws.
  public func collectingMistakes<Result>(
    passesOverFields: Bool = true, _ collect: @escaping (ScriptError) -> Void,
    _ body: () throws -> Result
  ) rethrows -> Result {
    var unknownFieldPlace: SourcePosition?
    mistakes.collect = { mistake in
      // A misspelt field is missing under its right name: that is no second mistake.
      if mistake.position == nil || mistake.position != unknownFieldPlace { collect(mistake) }
    }
    if passesOverFields {
      state.passOverUnknownField = { [unowned self] fault, call in
        unknownFieldPlace = nil
        pass(fault, in: call)
        unknownFieldPlace = call.position
      }
    }
    defer {
      mistakes.collect = nil
      state.passOverUnknownField = nil
    }
    return try body()
  }

  /// Whether mistakes in cards are collected.
  var collectsMistakes: Bool { mistakes.collect != nil }

  /// Hands a mistake in a card to whoever collects them; false when nobody does.
  @discardableResult
  func pass(_ error: any Error, in call: Call) -> Bool {
    guard let collect = mistakes.collect else { return false }
    var mistake =
      error as? ScriptError
      ?? ScriptError(error is PermissionRefusal ? .permission : .runtime, String(describing: error))
    mistake.take(error, files)
    mistake.position = call.position
    if let key = making.keyRun?.key {
      mistake.callbacks = [Callback(title: "answer key \"\(key.name)\"")]
      if mistake.kind != .warning { mistakes.keys.insert(key.hostKey) }
    }
    collect(withExcerpt(mistake))
    return true
  }

  /// The path of the file that places in a script or a module name so.
  public func path(of source: String) -> String { loaded.path(of: source) ?? source }

  /// The paths of the modules that the script has loaded, in order.
  public var modulePaths: [String] { loaded.modulePaths }

  /// Where an answer key was made.
  public func position(of key: AnswerKey) -> SourcePosition? { positions[key.hostKey] }

  /// Hands on an error that stops nothing.
  func report(_ error: any Error) {
    let error = scriptError(error)
    // That one comes out as `stopError`, once.
    if error.kind == .limit { return }
    if error.kind != .warning { hasReportedErrors = true }
    if error.kind == .permission { hasReportedRefusals = true }
    configuration.report(error)
  }
}

extension ScriptError {
  /// Takes over what the Swift error behind it says besides the message.
  fileprivate mutating func take(_ cause: (any Error)?, _ files: FileAccess) {
    switch cause {
    case let fault as ScriptFault:
      code = fault.code
      parts = fault.parts
    case let fault as DataFault:
      code = .brokenCSV
      parts = ScriptFault.Parts(fault.message)
      origin = (try? files.locate(fault.name)).map { SourcePosition(source: $0, line: fault.line) }
    default: break
    }
  }
}
