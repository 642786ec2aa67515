import FCLua

/// Inputs of a person, one after the other, in the globals of the script.
extension ScriptHost {
  /// Runs an input as a task: as an expression if it is one, else as statements.
  ///
  /// The last result that is not nil becomes the global `_`.
  ///
  /// - Parameters:
  ///   - limits: How much of its results is looked at.
  ///   - whenDone: Hears how it ends: before this returns, or, for one that waits, in a turn.
  /// - Throws: `HostError` when the host can't be used.
  package func run(
    _ input: ScriptInput, limits: Sketch.Limits = Sketch.Limits(),
    whenDone: @escaping (InputOutcome) -> Void
  ) throws {
    try requireIdle()
    try use {
      let chunk: Reference
      do {
        guard let complete = try compile(input) else { return whenDone(.incomplete) }
        chunk = complete
      } catch {
        return whenDone(.failed(scriptError(error)))
      }
      input_task = try scheduler.runMain(.reference(chunk)) { _ in
      } whenDone: { [unowned self] step in
        whenDone(outcome(of: step, limits))
      }
    }
  }

  private func outcome(
    of step: Result<StackValues, any Error>, _ limits: Sketch.Limits
  ) -> InputOutcome {
    do {
      let results = try step.get()
      if let last = (1...max(1, results.count)).last(where: { !results.isNil($0) }) {
        try state.set("_", to: try results.reference(last))
      }
      return .values(results.count == 0 ? [] : (1...results.count).map {
        results.sketch($0, limits: limits)
      })
    } catch {
      return .failed(scriptError(error))
    }
  }

  /// Makes a function of an input; nil when more has to be typed.
  ///
  /// - Throws: `LuaError` for what is no Lua.
  private func compile(_ input: ScriptInput) throws -> Reference? {
    let source = try SourceFile(Array(input.text.utf8), path: input.name, name: input.name)
    loaded.add(source, from: input.name)
    var expressionError: LuaError?
    do {
      // In the same line, so that places are those of the input.
      return try state.load(Array("return \(input.text)".utf8), name: "@\(input.name)")
    } catch let error as LuaError {
      expressionError = error
    }
    do {
      return try state.load(source.bytes, name: "@\(input.name)")
    } catch let error as LuaError {
      let errors = [error, expressionError].compactMap { $0 }
      if errors.contains(where: { $0.kind == .syntax(incomplete: true) }) { return nil }
      // What can't even begin a statement was meant as an expression.
      let isExpression = error.message.hasSuffix("near '\(input.firstToken)'")
      throw isExpression ? errors.last ?? error : error
    }
  }
}
