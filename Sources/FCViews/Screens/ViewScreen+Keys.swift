extension ViewScreen {
  /// What can be done now: of a popover that is open, or of the screen.
  var commandsNow: [Command] {
    if popover != nil {
      return [Command("close", key: KeyPress(.escape)) { [weak self] in self?.closePopover() }]
    }
    // A view that uses Esc itself comes first.
    let isEscapeFree = focus?.helpItems.contains { $0.key == "Esc" } != true
    let back = Command("back", key: KeyPress(.escape), isEnabled: canGoBack && isEscapeFree) {
      [weak self] in
      self?.goBack()
    }
    let help = Command("help", letter: "?", key: KeyPress(.function(1))) { [weak self] in
      self?.openKeys()
    }
    let quit = Command(
      "quit", letter: "q", key: KeyPress(.character("q"), .control),
      isEnabled: canQuit
    ) { [weak self] in self?.quit() }
    return ownCommands + [back, help, quit]
  }

  /// Shows all keys that do something now.
  func openKeys() {
    let keys =
      helpItems.map { [$0.key, $0.title] }
      + commands.filter { $0.isEnabled }.map { command in
        let letter = command.letter.map { "\($0)  " } ?? ""
        return [readsText ? command.key.name : letter + command.key.name, command.title]
      }
    open(Popover("Keys", [Table([TableColumn(""), TableColumn("")], rows: keys)]))
  }

  /// Uses a key that is not the focused view's own; false for the others.
  func useFirst(_ press: KeyPress) -> Bool {
    if let button = focus as? Button, press.presses, !scroller.shows(button) {
      // Nobody presses what can't be seen.
      scroller.target = button
      return true
    }
    guard let text = focus as? TextView, press.endsText else { return false }
    text.finish()
    // Being done may have shown another screen; and where there is no other view to go on to, one
    // is done with the whole of it.
    if isShown, focus === text, !moveFocus(by: 1) { goBack() }
    return true
  }
}

extension KeyPress {
  /// Whether the key presses a button.
  fileprivate var presses: Bool {
    self == KeyPress(.enter) || self == KeyPress(.character(" "))
  }

  /// Whether the key is done with a text of several lines.
  fileprivate var endsText: Bool {
    self == KeyPress(.escape) || self == KeyPress(.character("d"), .control)
  }
}
