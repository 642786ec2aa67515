import FCLua
import FCViews

/// The slots in which the userdata of views holds what belongs to them.
enum ViewSlot {
  static let layer = 1
  static let tag = 2
  static let target = 3
  static let action = 4
  static let count = 5
  static let row = 6
  static let filter = 7
  static let undo = 8
  static let anchor = 9
  static let popover = 10
  static let commands = 11
  static let select = 12
  static let delete = 13
  static let change = 14
  static let done = 15
  static let show = 16
  static let close = 17
  static let back = 18
  static let refuse = 19
  static let quit = 20
  /// The views that it holds come behind the others.
  static let firstChild = 32

  /// What each command of a screen holds: a function, a target and its action.
  static func commandSlots(_ index: Int) -> [Int] {
    [-3 * index - 1, -3 * index - 2, -3 * index - 3]
  }
}

/// The functions that scripts give to views. The userdata of a view holds them.
extension ScriptHost {
  /// Adds a field for a function that hears of something. It runs as a task, so it may wait.
  ///
  /// - Parameter connect: Has the view call the function, or no longer.
  func event<Object: ScriptView>(
    _ name: String, _ signature: String, _ documentation: String, _ slot: Int,
    of view: ViewBinding<Object>, connect: @escaping (Object, Bool) -> Void
  ) {
    view.field(
      name, "(fun\(signature))?", documentation,
      answer: { object, call in
        call.answerHeld(by: object.hostKey, slot: slot) ?? call.answer(Value.nil)
      },
      set: { [unowned self] object, argument in
        try hold(argument, in: object, slot)
        connect(object, !argument.isNil)
      })
  }

  /// Adds a field for a function that hears of a value, and gets the view with it.
  ///
  /// - Parameter push: Hands the value to the function.
  func event<Object: ScriptView, Value>(
    _ name: String, _ signature: String, _ documentation: String, _ slot: Int,
    of view: ViewBinding<Object>, _ path: ReferenceWritableKeyPath<Object, ((Value) -> Void)?>,
    push: @escaping (inout ArgumentPusher, Value) -> Void
  ) {
    event(name, signature, documentation, slot, of: view) { [unowned self] object, isSet in
      object[keyPath: path] =
        !isSet
        ? nil
        : { [unowned self, unowned object] value in
          run(name, of: object, slot) {
            push(&$0, value)
            $0.push(object)
          }
        }
    }
  }

  /// Makes a view hold the function that a script gives, or none for nil.
  func hold(_ argument: FieldArgument, in object: some ScriptView, _ slot: Int) throws {
    if argument.isNil { return state.dropHeld(by: object, slot: slot) }
    guard argument.call.arguments.isFunction(argument.position) else {
      throw argument.wrong("a function")
    }
    try state.hold(argument.stackIndex, in: object, slot: slot)
    ViewPlace.of(object).failed.remove(slot)
  }

  /// Runs a function that a view holds, for something that has happened.
  func run(
    _ name: String, of view: some ScriptView, _ slot: Int,
    arguments: (inout ArgumentPusher) throws -> Void
  ) {
    tellOfWriting()
    scheduler.run(
      .held(by: view.hostKey, slot: slot), as: "\(name) of \(view.described)",
      arguments: arguments)
  }

  /// Asks a function that a view holds for what it shows. The function can neither wait nor change
  /// views, since it is asked in the middle of a drawing.
  ///
  /// - Returns: nil when it has failed, which is told once until it is another one.
  func ask<Result>(
    _ name: String, of view: some ScriptView, _ slot: Int,
    arguments: (inout ArgumentPusher) throws -> Void, read: (StackValues) throws -> Result
  ) -> Result? {
    let title = "\(name) of \(view.described)"
    let enclosing = ui.asking
    ui.asking = title
    defer { ui.asking = enclosing }
    do {
      return try state.call(
        .held(by: view.hostKey, slot: slot), as: title, results: 1, arguments: arguments
      ) { results in
        do {
          return try read(results)
        } catch let fault as ScriptFault {
          throw ScriptError(
            .runtime, fault.description,
            at: state.definition(of: .held(by: view.hostKey, slot: slot)),
            callbacks: [Callback(title: title)])
        }
      }
    } catch {
      if ViewPlace.of(view).failed.insert(slot).inserted || isStopping(error) { report(error) }
      return nil
    }
  }

  private func isStopping(_ error: any Error) -> Bool {
    if case .stopped? = (error as? LuaError)?.kind { true } else { false }
  }

  /// Throws while a function is asked for what a view shows.
  func requireChanging(_ name: String) throws {
    guard let asking = ui.asking else { return }
    throw ScriptFault("can't use \(name) inside \(asking): it is asked while views are drawn")
  }
}
