import FCLua
import FCViews

/// The commands of a screen while they are read.
struct CommandReading {
  let screen: ViewScreen
  var commands: [Command] = []
}

/// What the keys of a screen do besides what its views use them for.
extension ScriptHost {
  private static let commandFields = FieldTable(
    "command fields",
    [
      .init("title", "string", "What it is called."),
      .init("letter", "string?", "The small letter that is its key, beside a function key."),
      .init("on_press", "(fun(screen: screen))?", "What it does."),
      .init("target", "any", "What performs its action."),
      .init("action", "string?", "The method of the target, which gets the screen."),
    ])

  /// The most commands of a screen: each has a function key, and F1 is for help.
  private static let mostCommands = 11

  func addCommands(to screen: ViewBinding<ViewScreen>) throws {
    screen.field(
      "commands", "command fields[]", "What its own keys do, at most 11."
    ) { screen, call in
      call.answerHeld(by: screen.hostKey, slot: ViewSlot.commands) ?? call.answer(Value.nil)
    } set: { [unowned self, weights = screen.weights] screen, argument in
      try setCommands(of: screen, argument)
      try weights.weigh(screen)
    }
    screen.weights.add { Footprint.of($0.ownCommands.map(\.title)) }
    ui.commandReader = try state.function(
      "command", fields: Self.commandFields, of: "command"
    ) { [unowned self] call in
      try readCommand(call)
      return .nothing
    }
  }

  private func setCommands(of screen: ViewScreen, _ argument: FieldArgument) throws {
    let call = argument.call
    guard call.arguments.isTable(argument.position), let reader = ui.commandReader else {
      throw argument.wrong("a list of commands")
    }
    let count = try call.listLength(argument.position)
    guard count <= Self.mostCommands else {
      throw argument.wrong("a list of at most \(Self.mostCommands) commands")
    }
    ui.commandReading = CommandReading(screen: screen)
    defer { ui.commandReading = nil }
    for index in 0..<count {
      try call.withElement(index + 1, of: argument.position) { element in
        try readTable(at: call.arguments.stackIndex(element), by: reader)
      }
    }
    try state.hold(argument.stackIndex, in: screen, slot: ViewSlot.commands)
    screen.ownCommands = ui.commandReading?.commands ?? []
    screen.needsDisplay = true
  }

  /// Reads the command whose fields are spread over a call.
  private func readCommand(_ call: Call) throws {
    guard var reading = ui.commandReading else { return }
    let (screen, index) = (reading.screen, reading.commands.count)
    guard !call.arguments.isNil(2) else { throw ScriptFault("a command needs a title") }
    let title = try fieldValue("title", of: "command", call, 2).shownText()
    let slots = ViewSlot.commandSlots(index)
    for (position, slot) in zip([4, 5, 6], slots) {
      if call.arguments.isNil(position) {
        state.dropHeld(by: screen, slot: slot)
      } else {
        try state.hold(call.arguments.stackIndex(position), in: screen, slot: slot)
      }
    }
    guard call.arguments.isNil(4) || call.arguments.isFunction(4) else {
      throw ScriptFault("field 'on_press' of command must be a function")
    }
    let action =
      try call.arguments.isNil(6)
      ? nil
      : fieldValue("action", of: "command", call, 6)
        .shownText()
    guard !call.arguments.isNil(4) || action != nil && !call.arguments.isNil(5) else {
      throw ScriptFault("command \"\(title)\" needs on_press, or a target and its action")
    }
    reading.commands.append(
      Command(
        visibleLine(title), letter: try letter(call), key: KeyPress(.function(index + 2))
      ) { [unowned self, unowned screen] in
        let name = "\"\(title)\" of \(screen.described)"
        guard let action, let sendAction else {
          return run("command \(name)", .held(by: screen.hostKey, slot: slots[0])) {
            $0.push(screen)
          }
        }
        run("action \"\(action)\" of command \(name)", .reference(sendAction)) {
          $0.push(heldBy: screen.hostKey, slot: slots[1])
          $0.push(action)
          $0.push(screen)
        }
      })
    ui.commandReading = reading
  }

  private func run(
    _ title: String, _ callee: Callee, arguments: (inout ArgumentPusher) throws -> Void
  ) {
    tellOfWriting()
    scheduler.run(callee, as: title, arguments: arguments)
  }

  private func letter(_ call: Call) throws -> Character? {
    if call.arguments.isNil(3) { return nil }
    let text = try fieldValue("letter", of: "command", call, 3).shownText()
    guard text.utf8.count <= 16, text.count == 1, let letter = text.first, letter.isLetter,
      text.lowercased() == text
    else {
      throw ScriptFault(
        "field 'letter' of command must be a small letter, got \"\(shortened(text))\"")
    }
    guard letter != "q" else { throw ScriptFault("the letter q is taken: it quits") }
    return letter
  }
}
