import FCLua
import FCModels

/// Notifications between an embedding program and its script.
extension ScriptHost {
  /// An observer of the program; it hears until it is removed or the host closes.
  public struct Observation {
    fileprivate let observer: Notifier<NotificationInfo>.Observer

    /// Ends the calls.
    public func remove() { observer.remove() }
  }

  /// Calls `handler` at each notification of a name that the script or the host posts.
  ///
  /// - Parameter handler: Gets a copy of what the notification carries, nil for what is no plain
  ///   value.
  /// - Returns: What ends the calls.
  /// - Throws: `HostError`.
  @discardableResult
  public func observe(
    _ name: String, _ handler: @escaping (PlainValue) -> Void
  ) throws -> Observation {
    try checkUse()
    return Observation(
      observer: notifier.observe(name) { info, _ in handler(info.plainValue) })
  }

  /// Posts a notification to the script's observers and the program's, at once.
  ///
  /// - Throws: `HostError` for a value that can't be encoded, and `ScriptError` when observers post
  ///   inside each other without end. What an observer of the script throws is reported.
  public func post(_ name: String, _ info: (any Encodable)? = nil) throws {
    let value = try info.map { try luaValue(of: $0) }
    try use {
      guard notifier.post(name, info: value.map(NotificationInfo.value) ?? .none) else {
        throw tooDeep(name)
      }
    }
  }
}

extension NotificationInfo {
  /// A copy of what it carries.
  fileprivate var plainValue: PlainValue {
    switch self {
    case .none, .book: return .nil
    case .argument(let call, let position):
      return (try? PlainValue(try call.value(position), of: "the notification")) ?? .nil
    case .value(let value): return (try? PlainValue(value, of: "the notification")) ?? .nil
    }
  }
}
