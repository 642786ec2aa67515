import FCText

/// What a screen of views keeps while it is printed.
struct PlainState {
  /// The lines that were printed last; empty as long as none were.
  var lines: [String] = []
  /// What the numbers stand for, from 1.
  var numbered: [SpokenLine] = []
  /// The text that is being written.
  var writing: Writing?

  struct Writing {
    let title: String
    let isLong: Bool
    let finish: (String) -> Void
    var lines: [String] = []
  }
}

/// A screen of views as lines: what can be pressed or written has a number, and a line of input
/// is a number, a number with a text, or a command after a colon.
extension ViewScreen {
  /// The screen as lines, with numbers that count from now on.
  func printedLines() -> [String] {
    refresh()
    let spoken = popover?.spoken ?? body.views.flatMap(\.spoken)
    var lines = popover == nil && !title.isEmpty ? [visibleLine(title)] : []
    plain.numbered = []
    for line in spoken {
      if line.entry == nil {
        lines.append(line.text)
      } else {
        plain.numbered.append(line)
        lines.append("  \(plain.numbered.count)) \(line.text)")
      }
    }
    if popover == nil {
      // Last, near to what it tells of: often the lines above have changed, too.
      if !note.isEmpty { lines.append(visibleLine(note)) }
      if let names = ownCommandNames { lines.append(names) }
    }
    plain.lines = lines
    return lines
  }

  private var ownCommandNames: String? {
    let names = ownCommands.filter(\.isEnabled).map { command in
      ":\(command.letter.map(String.init) ?? command.title.lowercased()) \(command.title)"
    }
    return names.isEmpty ? nil : names.joined(separator: "   ")
  }

  /// Announces what has changed since the lines were printed: those lines, or all where most are others.
  func announceChanges() {
    guard isShown, !plain.lines.isEmpty, needsDisplay, plain.writing == nil else { return }
    let old = plain.lines
    let new = printedLines()
    guard new != old else { return }
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    let changed = new[start..<new.count - end]
    for line in changed.count * 2 <= new.count ? changed : new[...] { announce(line) }
  }

  // MARK: Input

  func receivePlain(_ line: String) -> Bool {
    if plain.lines.isEmpty { _ = printedLines() }
    needsDisplay = true
    let text = line.trimmingSpaces
    if plain.writing != nil {
      write(line, text)
    } else if let list = lists.first(where: { $0.rowToDelete != nil }) {
      list.answerDelete(["y", "yes"].contains(text.lowercased()))
    } else if text.isEmpty {
      printedLines().forEach(announce)
    } else if text.first == ":", text.count > 1 {
      give(command: String(text.dropFirst()).trimmingSpaces)
    } else if text.first == "/", let list = lists.first(where: { $0.filtering != .off }) {
      list.filter(by: String(text.dropFirst()).trimmingSpaces)
    } else {
      use(text)
    }
    return true
  }

  private var lists: [List] { activeViews.flatMap(\.tree).compactMap { $0 as? List } }

  /// Does what a number says, or the name of what can be pressed.
  private func use(_ text: String) {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let rest = text.dropFirst(digits.count)
    if let number = Int(digits), rest.isEmpty || rest.first == " " {
      guard let entry = entry(number) else { return refuse() }
      let written = String(rest).trimmingSpaces
      if case .write(_, false, let finish) = entry, !written.isEmpty { return finish(written) }
      if rest.isEmpty { return begin(entry) }
    }
    let ignoring: TextIgnoring = [.letterCase, .space]
    let name = folded(text, ignoring: ignoring)
    for line in plain.numbered where folded(line.text, ignoring: ignoring) == name {
      if case .press(let press)? = line.entry { return press() }
    }
    let fields = plain.numbered.compactMap(\.field)
    if fields.count == 1 { fields[0](text) } else { refuse() }
  }

  private func entry(_ number: Int) -> SpokenLine.Entry? {
    plain.numbered.indices.contains(number - 1) ? plain.numbered[number - 1].entry : nil
  }

  private func begin(_ entry: SpokenLine.Entry) {
    switch entry {
    case .press(let press): press()
    case .write(let title, let isLong, let finish):
      plain.writing = PlainState.Writing(title: title, isLong: isLong, finish: finish)
      announce(
        isLong
          ? "\(title): type the lines, then a full stop alone. :b leaves it as it was."
          : "\(title): type the new text. :b leaves it as it was.")
    }
  }

  private func refuse() {
    let choice =
      switch plain.numbered.count {
      case 0 where popover != nil || canGoBack: "Type :b to go back"
      case 0: "Type an empty line to see the screen again"
      case 1: "Type 1"
      case let count: "Type a number from 1 to \(count)"
      }
    announce("\(choice), or :? for help.")
  }

  private func write(_ line: String, _ text: String) {
    guard var writing = plain.writing else { return }
    switch text {
    case ":q", ":quit": return give(command: "q")
    case ":b", ":back":
      plain.writing = nil
      announce("\(writing.title) is as it was.")
    case "." where writing.isLong:
      plain.writing = nil
      writing.finish(writing.lines.joined(separator: "\n"))
    case _ where writing.isLong:
      writing.lines.append(line)
      plain.writing = writing
    default:
      plain.writing = nil
      writing.finish(text)
    }
  }

  // MARK: Commands

  private func give(command: String) {
    if giveAlways(command.lowercased()) { return }
    let words = command.split(separator: " ", maxSplits: 1).map(String.init)
    let name = words[0].lowercased()
    switch (name, words.count) {
    case ("n", 1) where turnPage(by: 1), ("p", 1) where turnPage(by: -1): return
    case ("d", 2), ("delete", 2): return delete(words[1])
    default: break
    }
    if let own = ownCommands.first(where: { $0.isCalled(command) }) { return own.action() }
    switch name {
    case "u", "undo":
      guard let list = lists.first(where: \.canUndo) else {
        return announce("There is nothing to bring back.")
      }
      list.undoDelete()
    case "n", "p", "next", "previous": announce("There is no other page that way.")
    default: announce("There is no command :\(command). Type :? for help.")
    }
  }

  /// The commands that every screen has; false when it is another one.
  private func giveAlways(_ name: String) -> Bool {
    switch name {
    case "b", "back", "close":
      if popover != nil || canGoBack {
        goBack()
      } else {
        announce("There is nothing to go back to.")
      }
    case "q", "quit":
      if canQuit { quit() } else { announce("Type :b to go back.") }
    case "?", "help": helpLines.forEach(announce)
    default: return false
    }
    return true
  }

  private func turnPage(by pages: Int) -> Bool {
    activeViews.flatMap(\.tree).contains { ($0 as? any Paged)?.turnPage(by: pages) ?? false }
  }

  private func delete(_ text: String) {
    guard let number = Int(text), plain.numbered.indices.contains(number - 1),
      let delete = plain.numbered[number - 1].delete
    else { return announce("Type :d and the number of a line that can be deleted.") }
    delete()
  }

  /// The number of the first line of some sort.
  private func number(_ isMeant: (SpokenLine) -> Bool) -> Int? {
    plain.numbered.firstIndex(where: isMeant).map { $0 + 1 }
  }

  private var helpLines: [String] {
    let first = plain.numbered.isEmpty ? "" : "Type the number of a line. "
    var lines = [first + "An empty line shows the screen again."]
    if let number = number({ $0.field != nil }) {
      lines.append("Type a number and a text, such as \(number) Mango, to write the text there.")
    }
    if let number = number({ $0.delete != nil }) {
      lines.append(
        ":d \(number) deletes line \(number), and :u brings back what was deleted last.")
    }
    if lists.contains(where: { $0.filtering != .off }) {
      lines.append("/ and a text shows the rows with that text, / alone all of them.")
    }
    if activeViews.flatMap(\.tree).contains(where: { $0 is any Paged }) {
      lines.append(":n and :p turn the pages of a long list.")
    }
    if let names = ownCommandNames { lines.append(names) }
    let back = canGoBack || popover != nil ? ":b goes back. " : ""
    return lines + [
      back + (canQuit ? ":q stops, :? shows this help." : ":? shows this help.")
    ]
  }
}

extension SpokenLine {
  /// Takes a text, for a line where one of a single line can be written.
  fileprivate var field: ((String) -> Void)? {
    if case .write(_, false, let finish)? = entry { finish } else { nil }
  }
}

extension Command {
  fileprivate func isCalled(_ name: String) -> Bool {
    letter.map { String($0) == name } == true || title.lowercased() == name.lowercased()
  }
}
