import FCLua
import FCViews

/// `fc.ui.push` and what else shows screens and takes them away.
///
/// A screen that is shown is pinned: it lives, with all that its views hold, until it is gone.
extension ScriptHost {
  func defineNavigation() throws {
    try define("push", "Shows a screen over the others; going back shows them again.") {
      $0.push($1)
    }
    try define("present", "Shows a screen that has to be done with first.") { $0.present($1) }
    try state.define(
      "pop", in: "fc.ui", "() → screen?", "Goes back from the screen that was pushed last."
    ) { [unowned self] call in
      try requireChanging("fc.ui.pop")
      return call.answer(ui.navigator.leave { $0.pop() })
    }
    try state.define(
      "dismiss", in: "fc.ui", "() → screen?", "Takes away the screen that was presented last."
    ) { [unowned self] call in
      try requireChanging("fc.ui.dismiss")
      return call.answer(ui.navigator.leave { $0.dismiss() })
    }
  }

  private func define(
    _ name: String, _ documentation: String, show: @escaping (Navigator, ViewScreen) -> Bool
  ) throws {
    try state.define(name, in: "fc.ui", "(screen: screen)", documentation) { [unowned self] call in
      try requireChanging("fc.ui.\(name)")
      let screen = try call.object(1, of: ViewScreen.self)
      guard screen.navigator == nil else {
        throw ScriptFault("\(screen.described) is shown already")
      }
      try pinShown(screen)
      let isFirst = ui.navigator.top == nil
      _ = show(ui.navigator, screen)
      if isFirst { ui.onFirstScreen?() }
      return .nothing
    }
  }

  /// Keeps a screen that is to be shown.
  func pinShown(_ screen: ViewScreen) throws {
    try state.pin(screen)
    do {
      try state.charge(Footprint.shownScreen, to: screen)
    } catch {
      state.unpin(screen)
      throw error
    }
  }

  /// Lets go of a screen that is gone.
  func closed(_ screen: ViewScreen) {
    if state.holds(in: screen, slot: ViewSlot.close) {
      run("on_close", of: screen, ViewSlot.close) { $0.push(screen) }
    }
    try? state.charge(-Footprint.shownScreen, to: screen)
    // A function that has just run may have shown it again.
    if screen.navigator == nil { state.unpin(screen) }
  }
}

extension Navigator {
  /// Takes away what `leave` does, or the only screen there is.
  fileprivate func leave(_ leave: (Navigator) -> ViewScreen?) -> ViewScreen? {
    if let screen = leave(self) { return screen }
    guard screens.count == 1, let last = top else { return nil }
    close()
    return last
  }
}
