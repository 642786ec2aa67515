import FCModels
import FCScreens
import FCViews
import Support
import XCTest

/// A learner at a surface that prints: gives lines, reads what is printed.
final class LineSession {
  let player: Player
  private(set) var printed: [String] = []
  private var described: Screen?

  init(_ decks: [Deck], _ change: (inout PlayOptions) -> Void = { _ in }) throws {
    var options = PlayOptions(seed: { 1 })
    options.printsLines = true
    options.shuffle = false
    change(&options)
    player = try Player(decks: decks, options: options)
    player.onScreenChange = { [unowned self] _ in read() }
    player.start()
    read()
  }

  convenience init(_ deck: Deck) throws { try self.init([deck]) }

  private func read() {
    // The announcements of a screen come before the lines of the next.
    if let described, described !== player.screen { printed += described.takeAnnouncements() }
    if described !== player.screen {
      described = player.screen
      printed += player.screen.lines
    }
    printed += player.screen.takeAnnouncements()
  }

  /// Gives lines one by one and returns what is printed meanwhile.
  @discardableResult
  func give(_ lines: String...) -> [String] {
    let start = printed.count
    for line in lines where !player.isFinished {
      _ = player.screen.receive(.line(line))
      read()
    }
    return Array(printed[start...])
  }

  @discardableResult
  func endInput() -> [String] {
    let start = printed.count
    _ = player.screen.receive(.endOfInput)
    read()
    return Array(printed[start...])
  }
}

/// A learner at a full screen: presses keys, looks at the canvas.
final class ScreenSession {
  let player: Player
  var size = Size(columns: 80, rows: 24)

  init(_ decks: [Deck], _ change: (inout PlayOptions) -> Void = { _ in }) throws {
    var options = PlayOptions(seed: { 1 })
    options.shuffle = false
    change(&options)
    player = try Player(decks: decks, options: options)
    player.start()
    _ = text
  }

  convenience init(_ deck: Deck) throws { try self.init([deck]) }

  var text: String { canvas.text }

  var canvas: Canvas {
    Canvas(columns: size.columns, rows: size.rows, drawing: player.screen)
  }

  @discardableResult
  func press(_ key: Key, _ modifiers: KeyPress.Modifiers = []) -> Bool {
    defer { _ = text }
    return player.screen.receive(.key(KeyPress(key, modifiers)))
  }

  func type(_ text: String) {
    for letter in text { press(.character(letter)) }
  }

  func shows(_ part: String) -> Bool { text.contains(part) }

  /// Clicks on the first place where `part` is shown.
  @discardableResult
  func click(on part: String) -> Bool {
    let canvas = canvas
    for row in 0..<size.rows {
      guard let range = canvas.text(ofRow: row).range(of: part) else { continue }
      let line = canvas.text(ofRow: row)
      let column = line.distance(from: line.startIndex, to: range.lowerBound)
      return player.screen.receive(
        .mouse(MouseEvent(.press, at: Point(column: column, row: row))))
    }
    return false
  }
}
