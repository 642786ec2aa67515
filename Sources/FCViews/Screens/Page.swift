import FCMotion
import FCText

/// A screen laid out the common way: a header, a body that scrolls, a help line at the bottom.
///
/// It hands key presses to the view that has the focus first, then to its commands, then to the
/// body, which scrolls.
open class Page: Screen {
  /// The least that the screens work in.
  public static let smallestSize = Size(columns: 20, rows: 6)
  /// The widest that text gets: longer lines are hard to read.
  public static let mostColumns = 72

  /// Views of one row each, at the top; where rows are few only the first is shown.
  public var header: [View] = []
  /// What stands between the header and the help line.
  public let body = ScrollView()
  private let helpLine = HelpLine()
  private var focusedView: View?
  /// What moves the whole screen; nil when nothing does.
  public var layer: Layer?

  public override init() {}

  /// What the screen can do, in the order of the help line.
  open var commands: [Command] { [] }

  /// What the help line says before the commands.
  open var helpItems: [HelpLine.Item] { [] }

  /// What stands in place of the help line; nil for nothing.
  var message: String? { nil }

  /// Brings the screen up to date with what it shows; called before each drawing and event.
  open func refresh() {}

  /// Reacts to a key that neither the focused view nor a command used.
  open func receive(_ press: KeyPress) -> Bool { false }

  /// Reacts to a line of input that is no command. A command in a line, `:h`, is given whether
  /// it is enabled or not, so that its action can say why it can do nothing.
  open func receive(line: String) {}

  /// Reacts to a line of input that looks like a command, `:hnt`, but is none.
  open func receive(unknownCommand line: String) { receive(line: line) }

  /// Reacts to the end of input.
  open func inputEnded() {}

  // MARK: Focus

  /// The view that key presses go to first.
  public var focus: View? {
    get { focusedView?.acceptsFocus == true ? focusedView : nil }
    set {
      focusedView?.isFocused = false
      focusedView = newValue
      newValue?.isFocused = true
      needsDisplay = true
    }
  }

  /// True while letters are text, so that commands need their other keys.
  public var readsText: Bool { focus?.readsText == true }

  /// The views that can have the focus, in its order.
  var focusableViews: [View] { scroller.views.flatMap(\.tree).filter(\.acceptsFocus) }

  /// What the keys that scroll are for.
  var scroller: ScrollView { body }

  /// Gives the focus to the next view, or one before; false when there is no other.
  @discardableResult
  func moveFocus(by step: Int) -> Bool {
    let views = focusableViews
    guard views.count > 1 else { return false }
    let index = views.firstIndex { $0 === focus } ?? 0
    focus = views[(index + step + views.count) % views.count]
    scroller.target = focus
    return true
  }

  // MARK: Lines

  open override var lines: [String] {
    refresh()
    return header.filter { !$0.isHidden }.flatMap(\.lines) + body.lines
  }

  // MARK: Events

  open override func receive(_ event: Event) -> Bool {
    refresh()
    let isUsed =
      switch event {
      case .key(let press): handle(press)
      case .mouse(let mouse): handle(mouse)
      case .paste: focus?.receive(event) ?? false
      case .line(let line): handle(line: line)
      case .endOfInput: handleEndOfInput()
      }
    if isUsed { needsDisplay = true }
    return isUsed
  }

  private func handle(_ press: KeyPress) -> Bool {
    if let focus {
      // A long text above a list is read before the selection moves on.
      switch (press.key, scroller.side(of: focus)) {
      case (.up, -1), (.down, 1): if handleScrolling(press) { return true }
      default: break
      }
      if focus.receive(.key(press)) {
        if self.focus === focus { scroller.target = focus }
        return true
      }
    }
    if let command = commands.first(where: { $0.isEnabled && answers($0, to: press) }) {
      command.action()
      return true
    }
    return receive(press) || handleScrolling(press)
  }

  private func handleScrolling(_ press: KeyPress) -> Bool {
    switch press.key {
    case .tab: return moveFocus(by: press.modifiers.contains(.shift) ? -1 : 1)
    case .up: return scroller.scroll(by: -1)
    case .down: return scroller.scroll(by: 1)
    case .pageUp: return scroller.scroll(byPages: -1)
    case .pageDown: return scroller.scroll(byPages: 1)
    default: return false
    }
  }

  private func answers(_ command: Command, to press: KeyPress) -> Bool {
    if press == command.key { return true }
    guard let letter = command.letter, !readsText else { return false }
    return press == KeyPress(.character(letter))
  }

  private func handle(_ mouse: MouseEvent) -> Bool {
    switch mouse.action {
    case .scrollUp: return isUsedBelow(mouse) || scroller.scroll(by: -2)
    case .scrollDown: return isUsedBelow(mouse) || scroller.scroll(by: 2)
    case .release: return false
    case .press:
      guard let view = scroller.view(at: mouse.position) else { return false }
      if view.acceptsFocus { focus = view }
      return view.receive(.mouse(mouse))
    }
  }

  /// What scrolls by itself does so before the screen.
  private func isUsedBelow(_ mouse: MouseEvent) -> Bool {
    scroller.view(at: mouse.position)?.receive(.mouse(mouse)) ?? false
  }

  private func handle(line: String) -> Bool {
    let trimmed = line.trimmingSpaces
    let name = trimmed.dropFirst().lowercased()
    if trimmed.first != ":" || name.isEmpty {
      receive(line: line)
    } else if let command = commands.first(where: { $0.answers(toName: name) }) {
      command.action()
    } else if name.allSatisfy(\.isLetter) {
      receive(unknownCommand: trimmed)
    } else {
      receive(line: line)
    }
    return true
  }

  private func handleEndOfInput() -> Bool {
    inputEnded()
    return true
  }

  // MARK: Drawing

  open override var layers: [Layer] {
    (layer.map { [$0] } ?? []) + (header + [body, helpLine]).flatMap(\.layers)
  }

  open override func draw(on canvas: inout Canvas) {
    refresh()
    let size = canvas.size
    guard size.columns >= Self.smallestSize.columns, size.rows >= Self.smallestSize.rows else {
      canvas.write("Needs 20x6", at: Point(column: 0, row: 0))
      return
    }
    let whole = Rect(column: 0, row: 0, columns: size.columns, rows: size.rows)
    guard let layer else { return draw(on: &canvas, in: whole) }
    canvas.draw(through: layer, in: whole) { draw(on: &$0, in: $1) }
  }

  /// Draws the body of the screen.
  open func drawBody(on canvas: inout Canvas, in rect: Rect) {
    body.place(on: &canvas, in: rect, density: .roomy)
  }

  /// - Parameter whole: the size of the canvas, at the place where the screen's layer has it.
  private func draw(on canvas: inout Canvas, in whole: Rect) {
    let size = whole.size
    let margin = size.columns >= 60 ? 4 : size.columns >= 36 ? 2 : 1
    let width = min(Self.mostColumns, size.columns - 2 * margin)
    let left = whole.minColumn + (size.columns - width) / 2
    // In a tall terminal everything moves down a little, which looks composed.
    let top = whole.minRow + (size.rows >= 18 ? 1 + max(0, size.rows - 30) / 5 : 0)
    var row = top
    for view in header.prefix(size.rows < 10 ? 1 : header.count) where !view.isHidden {
      let place = Rect(column: left, row: row, columns: width, rows: 1)
      view.place(on: &canvas, in: place, density: .tight)
      row += 1
    }
    let gap = size.rows >= 12 ? 1 : 0
    let bodyTop = header.isEmpty ? row : row + gap
    let bottom = whole.maxRow - 1
    let place = Rect(column: left, row: bodyTop, columns: width, rows: bottom - gap - bodyTop)
    body.barColumn = min(whole.maxColumn - 1, place.maxColumn + (margin > 1 ? 1 : 0))
    drawBody(on: &canvas, in: place)
    helpLine.items =
      helpItems
      + commands.filter(\.isEnabled).map {
        HelpLine.Item($0.keyName(isWriting: readsText), $0.title)
      }
    if body.isScrollable {
      // Where few keys can be named, those that scroll matter least.
      let position = width < 32 ? helpLine.items.endIndex : helpItems.endIndex
      helpLine.items.insert(HelpLine.Item("PgUp PgDn", "scroll"), at: position)
    }
    helpLine.keptIndex = helpLine.items.lastIndex { $0.title == "help" }
    let last = Rect(column: left, row: bottom, columns: width, rows: 1)
    guard let message else { return helpLine.place(on: &canvas, in: last, density: .tight) }
    let shown = truncated(message, columns: width, ellipsis: canvas.glyphs.ellipsis)
    canvas.write(shown, at: last.origin, style: .notice)
  }
}

extension String {
  /// The text without white space at either end.
  public var trimmingSpaces: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
