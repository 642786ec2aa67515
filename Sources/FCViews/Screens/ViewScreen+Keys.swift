extension ViewScreen {
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
