extension ManualPage {
  /// fcscript(1), from the tables of which the help is made.
  static var program: ManualPage {
    var page = ManualPage(
      "fcscript", section: (1, "User Commands"), "play flash-card decks that are Lua programs")
    page.section("Synopsis")
    page.verbatim(Commands.all.map { "fcscript \($0.form)" }, isBold: true)
    page.section("Commands")
    for command in Commands.all { page.add(command) }
    page.section("Options")
    page.addOptions()
    page.section("Environment")
    page.item("FCSCRIPT_ANIMATIONS", "how much moves where --animations does not say it")
    page.item(
      "ACCESSIBLE", "if set, numbered lines instead of full screen, as for a screen reader")
    page.section("See also")
    page.paragraphs([
      "fcscript-lua(5) lists what a script can use.",
      "How to write a deck stands in share/fcscript/decks/README.md.",
    ])
    return page
  }

  private mutating func add(_ command: any Command.Type) {
    subsection(command.name)
    paragraphs([command.sentence])
    for example in command.examples { item(example.line, example.meaning) }
    for choices in command.lists { list(choices) }
    paragraphs(command.closingLines)
    if let statuses = command.statusList { list(statuses) }
  }

  private mutating func addOptions() {
    let all = Commands.all.flatMap { $0.options }
    for index in all.indices where !all[..<index].contains(all[index]) {
      let option = all[index]
      let commands = Commands.all.filter { $0.options.contains(option) }
      // What every command takes needs no list.
      let place =
        commands.count == Commands.all.count
        ? "" : " (\(commands.map { $0.name }.joined(separator: ", ")))"
      item(option.spelledForm, option.summary + place)
    }
  }
}
