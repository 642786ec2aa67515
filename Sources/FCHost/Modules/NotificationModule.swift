import FCLua
import FCModels

/// What a notification carries.
enum NotificationInfo {
  case none
  /// An argument of the call that posts.
  case argument(Call, Int)
  /// A value of the embedding program.
  case value(Value)
  /// The recipe book that has changed.
  case book(RecipeBook)
}

/// An observer of notifications, as scripts hold it.
final class NotificationObserver: LuaObject {
  var hostKey = 0
  let name: String
  /// The script's function; kept until the observer is removed.
  fileprivate var function: Reference?
  fileprivate var observer: Notifier<NotificationInfo>.Observer?

  fileprivate init(name: String, function: Reference) {
    self.name = name
    self.function = function
  }

  /// Returns whether it was still registered.
  fileprivate func remove() -> Bool {
    defer {
      observer = nil
      function = nil
    }
    observer?.remove()
    return observer != nil
  }
}

/// `fc.observe` and `fc.post`.
extension ScriptHost {
  func defineNotifications() throws {
    state.document(chapter: "notifications")
    let observer = ClassBinding<NotificationObserver>(
      "observer of notifications", "Hears of the notifications of a name."
    ) {
      "observer of \"\($0.name)\""
    }
    observer.method("remove", "()", "Ends the calls.") { [unowned self] observer, _ in
      if observer.remove() { try? state.charge(-Footprint.of(observerOf: observer.name)) }
      return .nothing
    }
    try state.define(observer)

    try state.define(
      "observe", in: "fc",
      "(name: string, fn: fun(info: any, name: string)) → observer of notifications",
      "Calls a function whenever a notification of the name is posted."
    ) { [unowned self] call in
      let name = try call.string(1)
      try call.requireFunction(2)
      let place = call.position.map { " registered at \($0.source):\($0.line)" } ?? ""
      try state.charge(Footprint.of(observerOf: name))
      let title = "observer of \"\(name)\"\(place)"
      let observer = NotificationObserver(name: name, function: try call.arguments.reference(2))
      observer.observer = notifier.observe(name) { [unowned self] info, name in
        guard let function = observer.function else { return }
        scheduler.run(.reference(function), as: title) {
          switch info {
          case .none: $0.pushNil()
          case .argument(let call, let position):
            $0.push(stackIndex: call.arguments.stackIndex(position))
          case .value(let value): $0.push(value)
          case .book(let book): $0.push(book)
          }
          $0.push(name)
        }
      }
      return call.answer(observer)
    }
    try state.define(
      "post", in: "fc", "(name: string, info?: any)",
      "Calls all that observe the name, in the order in which they began to."
    ) { [unowned self] call in
      let name = try call.string(1)
      let info: NotificationInfo =
        call.arguments.isNil(2) ? .none : .argument(call, 2)
      guard notifier.post(name, info: info) else { throw tooDeep(name) }
      return .nothing
    }
  }

  /// The error for a notification that observers post in turn, over and over.
  func tooDeep(_ name: String) -> ScriptFault {
    ScriptFault(
      "notification \"\(name)\" is posted inside its own observers "
        + "\(Notifier<NotificationInfo>.maximumDepth) deep")
  }
}
