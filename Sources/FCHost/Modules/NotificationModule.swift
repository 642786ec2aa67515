import FCLua
import FCModels

/// An observer of notifications, as scripts hold it.
final class NotificationObserver: LuaObject {
  var hostKey = 0
  let name: String
  /// The script's function; kept until the observer is removed.
  fileprivate var function: Reference?
  fileprivate var observer: Notifier<Int32>.Observer?

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
    let observer = ClassBinding<NotificationObserver>("observer of notifications") {
      "observer of \"\($0.name)\""
    }
    observer.method("remove", "()", "Ends the calls.") { [unowned self] observer, _ in
      if observer.remove() { try? state.charge(-Footprint.of(observerOf: observer.name)) }
      return .nothing
    }
    try state.define(observer)

    try state.define("observe", in: "fc") { [unowned self] call in
      let name = try call.string(1)
      try call.requireFunction(2)
      let place = call.position.map { " registered at \($0.source):\($0.line)" } ?? ""
      try state.charge(Footprint.of(observerOf: name))
      let title = "observer of \"\(name)\"\(place)"
      let observer = NotificationObserver(name: name, function: try call.arguments.reference(2))
      observer.observer = notifier.observe(name) { [unowned self] info, name in
        guard let function = observer.function else { return }
        scheduler.run(.reference(function), as: title) {
          // The information lies on the stack of the call that posts.
          if info == 0 { $0.pushNil() } else { $0.push(stackIndex: info) }
          $0.push(name)
        }
      }
      return call.answer(observer)
    }
    try state.define("post", in: "fc") { [unowned self] call in
      let name = try call.string(1)
      let info = call.arguments.isNil(2) ? 0 : call.arguments.stackIndex(2)
      guard notifier.post(name, info: info) else {
        throw ScriptFault(
          "notification \"\(name)\" is posted inside its own observers "
            + "\(Notifier<Int32>.maximumDepth) deep")
      }
      return .nothing
    }
  }
}
