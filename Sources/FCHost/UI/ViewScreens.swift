import FCLua
import FCViews

/// `fc.ui.screen`: a whole screen of views.
extension ScriptHost {
  func defineViewScreen() throws {
    let screen = ViewBinding<ViewScreen>(self, "A whole screen of views.")
    screen.binding.weight { _ in Footprint.viewScreen }
    screen.text("title", "What stands at the top.", get: { $0.title }, set: { $0.title = $1 })
    screen.text(
      "note", "What stands at the other end of the title.", get: { $0.note }, set: { $0.note = $1 })
    screen.addLayer(self, get: { $0.ownLayer }, set: { $0.ownLayer = $1 })
    screen.addTag(self)
    screen.addColors(
      self, foreground: { $0.foreground }, setForeground: { $0.foreground = $1 },
      background: { $0.background }, setBackground: { $0.background = $1 })
    views(of: screen) { $0.views = $1 }
    try addCommands(to: screen)
    screen.field("is_shown", "boolean", "Whether it is the one to be seen.") { [unowned self] in
      $1.answer(ui.navigator.top === $0)
    }
    event(
      "on_show", "(screen: screen)", "Called when it comes to be seen.", ViewSlot.show, of: screen
    ) {
      [unowned self] screen, isSet in
      screen.onShow =
        !isSet
        ? nil
        : { [unowned self, unowned screen] in
          run("on_show", of: screen, ViewSlot.show) { $0.push(screen) }
        }
    }
    event("on_close", "(screen: screen)", "Called once it is gone.", ViewSlot.close, of: screen) {
      _, _ in
    }
    event(
      "on_back", "(screen: screen)", "Called in place of going back.", ViewSlot.back, of: screen
    ) { [unowned self] screen, isSet in
      screen.onBack =
        !isSet
        ? nil
        : { [unowned self, unowned screen] in
          run("on_back", of: screen, ViewSlot.back) { $0.push(screen) }
        }
    }
    event(
      "on_quit", "(screen: screen)", "Called in place of quitting.", ViewSlot.quit, of: screen
    ) { [unowned self] screen, isSet in
      screen.onQuit =
        !isSet
        ? nil
        : { [unowned self, unowned screen] in
          run("on_quit", of: screen, ViewSlot.quit) { $0.push(screen) }
        }
    }
    addMethods(to: screen)
    try screen.define("screen", form: "fc.ui.screen { title = \"…\", view, … }") {
      [unowned self] in
      let screen = ViewScreen()
      screen.onClose = { [unowned self, unowned screen] in closed(screen) }
      return screen
    } list: { [unowned self] in
      $0.views = try take(viewsOf: $1, $2, into: $0)
    }
  }

  private func addMethods(to screen: ViewBinding<ViewScreen>) {
    screen.field("focus", "view?", "The view that has the keys.") { screen, call in
      guard let view = screen.focus as? any ScriptView else { return call.answer(Value.nil) }
      call.writer.write(view)
      return .wire
    } set: { [unowned self] screen, argument in
      let view = try view(argument.call, argument.position, "field 'focus' of screen")
      guard screen.giveFocus(to: view as? View) else {
        throw ScriptFault("\(view.described) can't have the focus of \(screen.described) now")
      }
    }
    screen.weights.add { $0.announcedBytes }
    screen.method("tell", "(text: string)", "Tells the learner something in passing.") {
      [weights = screen.weights] screen, call in
      try requireShort(call.arguments.bytes(1)?.count ?? 0, "what a screen tells")
      screen.tell(try call.string(1))
      try weights.weigh(screen)
      return .nothing
    }
    screen.method("open", "(popover: popover)", "Opens a popover over it.") {
      [unowned self] screen, call in
      let popover = try call.object(1, of: Popover.self)
      if screen.popover === popover { return .nothing }
      guard ViewPlace.of(popover).parent == nil else {
        throw ScriptFault("\(popover.described) is open already")
      }
      screen.closePopover()
      try state.hold(call.arguments.stackIndex(1), in: screen, slot: ViewSlot.popover)
      ViewPlace.of(popover).parent = screen
      screen.open(popover)
      return .nothing
    }
    screen.method("close_popover", "()", "Closes the popover that is open.") { screen, _ in
      screen.closePopover()
      return .nothing
    }
  }
}
