import FCText

/// Something to press.
///
/// For example:
///
///     let button = Button("Save", tag: "save") { button in print(button.tag) }
public final class Button: View {
  /// What it says, on one line.
  public var title: String {
    didSet {
      title = visibleLine(title)
      setNeedsDisplay()
    }
  }
  /// What its owner knows it by.
  public var tag: String
  /// False while it can't be pressed.
  public var isEnabled = true { didSet { setNeedsDisplay() } }
  /// Called with the button when it is pressed.
  public var onPress: ((Button) -> Void)?

  public init(_ title: String, tag: String = "", onPress: ((Button) -> Void)? = nil) {
    self.title = visibleLine(title)
    self.tag = tag
    self.onPress = onPress
  }

  /// Presses the button, unless it can't be pressed.
  public func press() {
    if isEnabled { onPress?(self) }
  }

  public override var acceptsFocus: Bool { isEnabled }

  public override var rowsToReveal: Range<Int>? { 0..<1 }

  public override var helpItems: [HelpLine.Item] { [HelpLine.Item("Enter", "press")] }

  public override var lines: [String] { ["[ \(title) ]"] }

  public override var spoken: [SpokenLine] {
    guard isEnabled else { return [SpokenLine("\(title) (not now)")] }
    return [SpokenLine(title, .press { [weak self] in self?.press() })]
  }

  public override func receive(_ event: Event) -> Bool {
    switch event {
    case .key(KeyPress(.enter)), .key(KeyPress(.character(" "))): break
    case .mouse(let mouse) where mouse.action == .press:
      // The row may be longer than the button.
      guard mouse.position.column < frame.minColumn + naturalColumns(density: .tight),
        mouse.position.row == frame.minRow
      else { return false }
    default: return false
    }
    guard isEnabled else { return false }
    press()
    return true
  }

  // MARK: Drawing

  public override func rows(inColumns columns: Int, density: Density) -> Int { 1 }

  public override func naturalColumns(density: Density) -> Int { columns(of: title) + 6 }

  /// A title of a few words is not cut where the button can stand elsewhere.
  public override func leastColumns(density: Density) -> Int {
    min(18, naturalColumns(density: density))
  }

  public override func draw(on canvas: inout Canvas, in rect: Rect, density: Density) {
    let glyphs = canvas.glyphs
    let room = max(0, rect.size.columns - 6)
    let (before, after) =
      isFocused ? ("[\(glyphs.pointer) ", " \(glyphs.pointerEnd)]") : ("[  ", "  ]")
    let style: Style = !isEnabled ? .faint : isFocused ? .strong : .accent
    let shown = truncated(title, columns: room, ellipsis: glyphs.ellipsis)
    canvas.clipped(to: rect) { canvas in
      canvas.write(before + shown + after, at: rect.origin, style: style)
    }
  }
}
