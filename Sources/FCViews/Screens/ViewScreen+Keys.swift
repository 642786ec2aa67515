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
      isEnabled: navigator?.onQuit != nil
    ) { [weak self] in self?.navigator?.onQuit?() }
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
}
