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
      inputTask = try scheduler.runMain(.reference(chunk)) { _ in
      } whenDone: { [unowned self] step in
        whenDone(outcome(of: step, limits))
      }
    }
  }

  /// Breaks off an input that waits; `whenDone` hears nothing any more.
  package func cancelInput() {
    guard let task = inputTask else { return }
    inputTask = nil
    // A task that waits can always be closed from outside of any other.
    try? scheduler.cancel(task)
  }

  /// Follows a path from the globals without running anything of the script.
  package func find(_ path: [PathStep]) -> FoundValue { state.find(path) }

  /// Whether something may come for which an input waits.
  package var canGoOn: Bool { quitStatus == nil && !isStopped && loop.isPending }

  /// How often the script has asked for memory.
  package var allocationCount: Int { state.memory.allocations }

  private func outcome(
    of step: Result<StackValues, any Error>, _ limits: Sketch.Limits
  ) -> InputOutcome {
    do {
      let results = try step.get()
      if let last = (1...max(1, results.count)).last(where: { !results.isNil($0) }) {
        try state.set("_", to: try results.reference(last))
      }
      return .values((0..<results.count).map { look(of: results, $0 + 1, limits) })
    } catch {
      return .failed(scriptError(error))
    }
  }

  /// Makes a function of an input; nil when more has to be typed.
  ///
  /// - Throws: `LuaError` for what is no Lua.
  private func compile(_ input: ScriptInput) throws -> Reference? {
    let source = try SourceFile(Array(input.text.utf8), path: input.name, name: input.name)
    loaded.add(source, from: nil)
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
