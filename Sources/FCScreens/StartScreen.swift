import FCModels
import FCText
import FCViews

/// The first screen: a title, and what can be played.
final class StartScreen: PlayScreen {
  private let list: ChoiceList
  private let canGoBack: Bool
  private let onChoose: (Int) -> Void

  /// Makes a screen that offers the decks of a script.
  init(player: Player, title: String, items: [String], onChoose: @escaping (Int) -> Void) {
    list = ChoiceList(items)
    self.onChoose = onChoose
    canGoBack = false
    super.init(player: player)
    fill(title: title, notes: [])
  }

  /// Makes a screen that offers the ways to play a deck.
  /// - Parameter items: their names, such as those of its answer keys; none when there is nothing to
  ///   choose.
  init(player: Player, deck: Deck, items: [String], onChoose: @escaping (Int) -> Void) {
    list = ChoiceList(items)
    self.onChoose = onChoose
    canGoBack = player.offers.count > 1
    super.init(player: player)
    fill(title: deck.title, notes: [deck.description, deck.author.map { "By \($0)" }])
  }

  private func fill(title: String, notes: [String?]) {
    body.pinned = [
      CardFace(visibleLine(title), note: notes.compactMap { $0 }.joined(separator: "\n"))
    ]
    list.onChoose = { [weak self] index in
      if let index { self?.onChoose(index) }
    }
    body.content = [list]
    focus = list
  }

  // MARK: Keys

  override var helpItems: [HelpLine.Item] { list.helpItems("play") }

  override var commands: [Command] {
    var commands = [helpCommand, quitCommand]
    if canGoBack {
      let back = Command("back", key: KeyPress(.escape)) { [weak self] in
        self?.player?.showStart()
      }
      commands.insert(back, at: 0)
    }
    return commands
  }

  // MARK: Lines

  override var lineHelp: [String] {
    ["Type the number or the name of a line. :q stops, :? shows this help."]
  }

  override func receive(line: String) {
    let text = line.trimmingSpaces
    if let number = Int(text), list.items.indices.contains(number - 1) {
      onChoose(number - 1)
    } else if let index = index(of: text) {
      onChoose(index)
    } else if text == "q" {
      player?.quit()
    } else {
      announce("Type a number from 1 to \(list.items.count) or a name, or q to stop.")
    }
  }

  /// The item called so; without one, the first that differs in letter case or spaces alone.
  private func index(of name: String) -> Int? {
    list.items.firstIndex(of: name) ?? list.items.firstIndex { isSameName($0, name) }
  }

  private func isSameName(_ name: String, _ text: String) -> Bool {
    let ignoring: TextIgnoring = [.letterCase, .space]
    return folded(name, ignoring: ignoring) == folded(text, ignoring: ignoring)
  }
}
