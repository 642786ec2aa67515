import FCLua
import FCModels

/// Calling functions of a script.
extension ScriptHost {
  /// Calls a global function of the script with copies of values, and decodes its first result.
  ///
  /// The function has the time of one call, and can't wait. For example:
  ///
  ///     let grade: Grade = try host.call("grade", essay, 10)
  ///
  /// - Throws: `HostError` when there is no such function or a value can't be converted, and
  ///   `ScriptError` for what the function does wrong.
  public func call<Result: Decodable>(
    _ name: String, _ arguments: any Encodable..., returning type: Result.Type = Result.self
  ) throws -> Result {
    let result = try call(name, plain: try arguments.map { try luaValue(of: $0) })
    do {
      return try PlainValueDecoder().decode(type, from: result)
    } catch let error as DecodingError {
      throw HostError.conversion("the result of \(name): \(error.sentence)")
    }
  }

  /// Calls a global function of the script for what it does; see `call(_:_:returning:)`.
  ///
  /// - Throws: As `call(_:_:returning:)` does.
  public func call(_ name: String, _ arguments: any Encodable...) throws {
    _ = try call(name, plain: try arguments.map { try luaValue(of: $0) }, readsResult: false)
  }

  /// Calls a global function with plain values.
  ///
  /// - Returns: Its first result.
  /// - Throws: As `call(_:_:returning:)` does.
  public func call(_ name: String, arguments: [PlainValue]) throws -> PlainValue {
    try call(name, plain: try arguments.map(luaValue))
  }

  /// Calls a global function with plain values for what it does, whatever it returns.
  ///
  /// - Throws: As `call(_:_:returning:)` does.
  public func callForEffect(_ name: String, arguments: [PlainValue]) throws {
    _ = try call(name, plain: try arguments.map(luaValue), readsResult: false)
  }

  private func call(
    _ name: String, plain arguments: [Value], readsResult: Bool = true
  ) throws -> PlainValue {
    try use {
      guard let function = try state.globalFunction(name) else {
        throw HostError.unknownFunction(name)
      }
      let result: Value = try state.call(
        .reference(function), as: "function '\(name)' called by the program", results: 1
      ) { pusher in
        for argument in arguments { pusher.push(argument) }
      } read: { results in
        guard readsResult else { return .nil }
        do {
          return try results.value(1)
        } catch let fault as ValueFault {
          throw HostError.conversion(fault.sentence(about: "the result of \(name)"))
        }
      }
      do {
        return try PlainValue(result, of: "the result of \(name)")
      } catch let fault as ScriptFault {
        throw HostError.conversion(fault.description)
      }
    }
  }

  /// - Throws: `HostError.conversion` for a value that is nested more deeply than JSON may be: what
  /// follows goes into each level, and the program's thread has a stack of its own size.
  private func luaValue(_ value: PlainValue) throws -> Value {
    guard !value.isNested(deeperThan: Self.deepestArgument) else {
      throw HostError.conversion("a value is nested more than \(Self.deepestArgument) deep")
    }
    return value.luaValue
  }

  private static var deepestArgument: Int { 2048 }

  func luaValue(of value: any Encodable) throws -> Value {
    do {
      return try PlainValueEncoder().encode(value).luaValue
    } catch let error as EncodingError {
      guard case .invalidValue(_, let context) = error else {
        throw HostError.conversion("\(error)")
      }
      throw HostError.conversion(context.debugDescription)
    }
  }
}

extension PlainValue {
  /// Whether there are more levels of lists and tables than so many.
  fileprivate func isNested(deeperThan depth: Int) -> Bool {
    switch self {
    case .list(let values):
      depth == 0 || values.contains { $0.isNested(deeperThan: depth - 1) }
    case .table(let fields):
      depth == 0 || fields.values.contains { $0.isNested(deeperThan: depth - 1) }
    case .nil, .bool, .int, .number, .text: false
    }
  }
}
