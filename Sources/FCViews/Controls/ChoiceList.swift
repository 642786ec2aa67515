import FCMotion
import FCText

/// A numbered list to choose from: one line, or any number of lines that are checked.
public final class ChoiceList: View {
  /// What is shown beside a line once the choice is judged.
  public enum Mark: Sendable { case right, wrong, missed }

  /// The lines to choose from, made visible.
  public let items: [String]
  /// Whether any number of lines can be checked; else one is chosen.
  public let allowsSeveral: Bool
  /// The index of the line that Enter chooses; none once the list is closed.
  public private(set) var selection: Int
  /// The indexes of the checked lines, in a list that allows several.
  public private(set) var checked: Set<Int> = []
  /// The marks by index; setting them closes the list to further choices.
  public var marks: [Int: Mark]?
  /// What moves the lines, by index; lines without a layer rest.
  public var itemLayers: [Layer] = []
  /// Called with the index of the chosen line; nil when Enter ends a choice of several.
  public var onChoose: ((Int?) -> Void)?
  /// The number that the digits typed so far make, in a list of more than nine lines.
  private var typedNumber = 0
  private let isSpoken: Bool

  /// - Parameter isSpoken: whether a surface that prints shows the list.
  public init(_ items: [String], allowsSeveral: Bool = false, isSpoken: Bool = true) {
    self.isSpoken = isSpoken
    self.items = items.map(visibleLine)
    self.allowsSeveral = allowsSeveral
    selection = 0
  }

  public override var layers: [Layer] { super.layers + itemLayers }

  public override var acceptsFocus: Bool { marks == nil && !items.isEmpty }

  public override var lines: [String] {
    isSpoken ? items.enumerated().map { "  \($0.offset + 1)) \($0.element)" } : []
  }

  public override var spoken: [SpokenLine] {
    guard isSpoken, marks == nil else { return super.spoken }
    return items.enumerated().map { index, item in
      let box = allowsSeveral ? (checked.contains(index) ? "[x] " : "[ ] ") : ""
      return SpokenLine(
        box + item,
        .press { [weak self] in
          self?.selection = index
          self?.choose(index)
        })
    }
  }

  public override var rowsToReveal: Range<Int>? {
    guard marks == nil, lastWidth > 0 else { return nil }
    let before = (0..<selection).reduce(0) { $0 + rowCount(of: $1, in: lastWidth) }
    return before..<before + rowCount(of: selection, in: lastWidth)
  }

  public override func rows(inColumns columns: Int, density: Density) -> Int {
    lastWidth = columns
    return items.indices.reduce(0) { $0 + rowCount(of: $1, in: columns) }
  }

  public override func draw(on canvas: inout Canvas, in rect: Rect, density: Density) {
    var row = rect.minRow
    for index in items.indices {
      let count = rowCount(of: index, in: rect.size.columns)
      defer { row += count }
      guard row + count > canvas.clip.minRow else { continue }
      guard row < canvas.clip.maxRow else { break }
      let place = Rect(column: rect.minColumn, row: row, columns: rect.size.columns, rows: count)
      if index < itemLayers.count {
        canvas.draw(through: itemLayers[index], in: place) { drawItem(index, on: &$0, in: $1) }
      } else {
        drawItem(index, on: &canvas, in: place)
      }
    }
  }

  public override func receive(_ event: Event) -> Bool {
    guard marks == nil, !items.isEmpty else { return false }
    switch event {
    case .key(let press) where press.modifiers.isEmpty: return receive(press.key)
    case .mouse(let mouse) where mouse.action == .press:
      guard let index = index(at: mouse.position) else { return false }
      selection = index
      choose(index)
      return true
    default: return false
    }
  }

  /// The keys that choose, for the help line.
  /// - Parameter verb: what choosing a line does, such as "answer".
  public func helpItems(_ verb: String) -> [HelpLine.Item] {
    let digits = items.count > 1 ? "1-\(items.count)" : "1"
    if allowsSeveral {
      return [HelpLine.Item("\(digits) Space", "check"), HelpLine.Item("Enter", verb)]
    }
    return choosesAtOnce
      ? [HelpLine.Item(digits, verb)]
      : [HelpLine.Item(digits, "select"), HelpLine.Item("Enter", verb)]
  }

  // MARK: Choosing

  /// True when a digit chooses; in a longer list digits select, since they may go on.
  private var choosesAtOnce: Bool { items.count <= 9 }

  private func receive(_ key: Key) -> Bool {
    if case .character(let letter) = key, let digit = letter.wholeNumberValue, letter.isASCII {
      return receive(digit: digit)
    }
    typedNumber = 0
    switch key {
    case .up where selection > 0: selection -= 1
    case .down where selection < items.count - 1: selection += 1
    case .home: selection = 0
    case .end: selection = items.count - 1
    case .enter: allowsSeveral ? onChoose?(nil) : choose(selection)
    case .character(" "): choose(selection)
    default: return false
    }
    return true
  }

  private func receive(digit: Int) -> Bool {
    let longer = typedNumber * 10 + digit
    let number = (1...items.count).contains(longer) ? longer : digit
    guard (1...items.count).contains(number) else { return false }
    selection = number - 1
    if choosesAtOnce {
      choose(selection)
    } else {
      typedNumber = number
    }
    return true
  }

  private func choose(_ index: Int) {
    if allowsSeveral {
      checked.formSymmetricDifference([index])
    } else {
      onChoose?(index)
    }
  }

  private func index(at point: Point) -> Int? {
    guard frame.contains(point) else { return nil }
    var row = frame.minRow
    return items.indices.first { index in
      row += rowCount(of: index, in: frame.size.columns)
      return point.row < row
    }
  }

  // MARK: Drawing

  private var lastWidth = 0

  /// The columns before the text: pointer, number, and the box that is checked.
  private var gutter: Int { 2 + digits + 2 + (allowsSeveral ? 4 : 0) }
  private var digits: Int { String(items.count).count }

  private func rowCount(of index: Int, in columns: Int) -> Int {
    let width = max(1, columns - gutter)
    // Most answers fit: no need to wrap those.
    if items[index].utf8.count <= width { return 1 }
    return max(1, wrap(items[index], columns: width).count)
  }

  private func drawItem(_ index: Int, on canvas: inout Canvas, in place: Rect) {
    let (start, width) = (place.origin, place.size.columns)
    let glyphs = canvas.glyphs
    let isSelected = marks == nil && isFocused && index == selection
    let mark = marks?[index]
    let style = style(of: mark, isSelected: isSelected)
    if isSelected {
      canvas.write(String(glyphs.pointer), at: start, style: style)
    } else if let mark {
      canvas.write(String(glyphs[mark]), at: start, style: style)
    }
    let number = String(index + 1)
    var column = start.column + 2 + digits - number.count
    let numberStyle = isSelected || marks != nil ? style : .accent
    canvas.write(number, at: Point(column: column, row: start.row), style: numberStyle)
    column = start.column + 2 + digits + 2
    if allowsSeveral {
      let box = checked.contains(index) ? glyphs.checked : glyphs.unchecked
      canvas.write(box, at: Point(column: column, row: start.row), style: style)
      column += 4
    }
    let lines = wrap(items[index], columns: max(1, width - gutter))
    for (offset, line) in lines.enumerated() {
      canvas.write(
        line, at: Point(column: column, row: start.row + offset), style: style)
    }
  }

  private func style(of mark: Mark?, isSelected: Bool) -> Style {
    switch mark {
    case .right: .right
    case .wrong: .wrong
    case .missed: .missed
    case nil where isSelected: .strong
    case nil: marks == nil ? .plain : .faint
    }
  }
}

extension Glyphs {
  subscript(mark: ChoiceList.Mark) -> Character {
    switch mark {
    case .right: right
    case .wrong: wrong
    case .missed: missed
    }
  }
}
