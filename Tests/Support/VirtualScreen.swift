import FCText

/// What a terminal shows after the bytes it was sent: as much of xterm as the host uses.
public struct VirtualScreen {
  /// A cell: what it shows and the SGR codes it was written with.
  public struct Cell: Equatable, Sendable {
    public var text = " "
    public var style = ""
    /// True for the right part of a wide cluster.
    public var isContinuation = false
  }

  public private(set) var columns: Int
  public private(set) var rows: Int
  public private(set) var cells: [[Cell]]
  public private(set) var column = 0
  public private(set) var row = 0
  /// The private modes that are on, such as 1049 for the second screen.
  public private(set) var modes: Set<Int> = [7, 25]
  /// Sequences it does not know; a test finds what should not be sent here.
  public private(set) var unknown: [String] = []
  /// How many lines scrolled off the top.
  public private(set) var scrolled = 0

  private var style: Set<String> = []
  private var pending: [UInt8] = []

  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = VirtualScreen.blank(columns, rows)
  }

  private static func blank(_ columns: Int, _ rows: Int) -> [[Cell]] {
    Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
  }

  public var cursorIsVisible: Bool { modes.contains(25) }

  /// The rows as text, without spaces at their ends.
  public var text: String {
    cells.map { row in
      let line = row.filter { !$0.isContinuation }.map(\.text).joined()
      let end = line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex
      return String(line[..<end])
    }.joined(separator: "\n")
  }

  public mutating func resize(columns: Int, rows: Int) {
    var resized = VirtualScreen.blank(columns, rows)
    for row in 0..<min(rows, self.rows) {
      for column in 0..<min(columns, self.columns) {
        resized[row][column] = cells[row][column]
      }
    }
    (self.columns, self.rows, cells) = (columns, rows, resized)
    column = min(column, columns - 1)
    row = min(row, rows - 1)
  }

  /// Takes bytes, which may be cut anywhere.
  public mutating func write(_ bytes: some Sequence<UInt8>) {
    pending += bytes
    var rest = pending[...]
    while let unit = nextUnit(&rest) { apply(unit) }
    pending = Array(rest)
  }

  private enum Unit {
    case text(String)
    case control(UInt8)
    case sequence(prefix: String, numbers: [Int], final: Character, whole: String)
  }

  private mutating func nextUnit(_ rest: inout ArraySlice<UInt8>) -> Unit? {
    guard let first = rest.first else { return nil }
    if first == 0x1B {
      guard rest.count > 1 else { return nil }
      guard rest[rest.startIndex + 1] == UInt8(ascii: "[") else {
        rest = rest.dropFirst(2)
        return .sequence(prefix: "", numbers: [], final: "\u{1B}", whole: "esc")
      }
      let body = rest.dropFirst(2)
      guard let end = body.firstIndex(where: { (0x40...0x7E).contains($0) }) else { return nil }
      let parameters = String(decoding: body[..<end], as: UTF8.self)
      rest = rest[(end + 1)...]
      return sequence(parameters, Character(Unicode.Scalar(body[end])))
    }
    if first < 0x20 || first == 0x7F {
      rest = rest.dropFirst()
      return .control(first)
    }
    let run = rest.prefix { $0 >= 0x20 && $0 != 0x7F }
    // The last cluster of all may go on in the next bytes; it is drawn again then.
    guard let text = String(validating: run, as: UTF8.self) else {
      let whole = run[..<(run.lastIndex { $0 & 0xC0 != 0x80 } ?? run.startIndex)]
      guard !whole.isEmpty else { return nil }
      rest = rest[whole.endIndex...]
      return .text(String(decoding: whole, as: UTF8.self))
    }
    rest = rest[run.endIndex...]
    return .text(text)
  }

  private func sequence(_ parameters: String, _ final: Character) -> Unit {
    let prefix = String(parameters.prefix { "<=>?".contains($0) })
    let numbers = parameters.dropFirst(prefix.count)
      .split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    return .sequence(
      prefix: prefix, numbers: numbers, final: final, whole: "\(parameters)\(final)")
  }

  private mutating func apply(_ unit: Unit) {
    switch unit {
    case .text(let text): for cluster in text { put(cluster) }
    case .control(0x0A): lineFeed()
    case .control(0x0D): column = 0
    case .control(0x08): column = max(0, column - 1)
    case .control(0x00), .control(0x07): break
    case .control(let byte): unknown.append("control \(byte)")
    case .sequence(let prefix, let numbers, let final, let whole):
      if !control(prefix, numbers, final) { unknown.append(whole) }
    }
  }

  /// False when it does not know the sequence.
  private mutating func control(_ prefix: String, _ numbers: [Int], _ final: Character) -> Bool {
    let first = numbers.first ?? 0
    switch (prefix, final) {
    case ("?", "h"): modes.formUnion(numbers)
    case ("?", "l"): modes.subtract(numbers)
    case (">", "u"), ("<", "u"): break
    case ("", "H"):
      row = clamp((numbers.first ?? 1) - 1, rows)
      column = clamp((numbers.count > 1 ? numbers[1] : 1) - 1, columns)
    case ("", "G"): column = clamp(first - 1, columns)
    case ("", "C"): column = clamp(min(column, columns - 1) + max(1, first), columns)
    case ("", "A"): row = clamp(row - max(1, first), rows)
    case ("", "B"): row = clamp(row + max(1, first), rows)
    case ("", "D"): column = clamp(min(column, columns - 1) - max(1, first), columns)
    case ("", "J"):
      guard first == 0 || first == 2 else { return false }
      let blank = VirtualScreen.blank(columns, rows)
      if first == 2 { cells = blank } else { eraseToEnd(like: blank) }
    case ("", "P"): shift(by: -max(1, first))
    case ("", "@"): shift(by: max(1, first))
    case ("", "K"):
      guard first == 0 else { return false }
      for place in min(column, columns)..<columns { cells[row][place] = Cell() }
    case ("", "m"): setStyle(numbers)
    default: return false
    }
    return true
  }

  /// Clears the rest of the row, and all rows below it.
  private mutating func eraseToEnd(like blank: [[Cell]]) {
    for place in min(column, columns)..<columns { cells[row][place] = Cell() }
    for below in (row + 1)..<max(rows, row + 1) { cells[below] = blank[below] }
  }

  /// Moves the rest of the row to the right, or over the cells before it.
  private mutating func shift(by count: Int) {
    let column = min(self.column, columns - 1)
    let rest = Array(cells[row][column...])
    let blanks = Array(repeating: Cell(), count: min(abs(count), rest.count))
    let moved = count > 0 ? blanks + rest : Array(rest.dropFirst(-count)) + blanks
    cells[row].replaceSubrange(column..., with: moved.prefix(columns - column))
  }

  private func clamp(_ value: Int, _ limit: Int) -> Int { max(0, min(value, limit - 1)) }

  private mutating func setStyle(_ numbers: [Int]) {
    var rest = (numbers.isEmpty ? [0] : numbers)[...]
    func without(_ codes: String...) -> Set<String> { style.subtracting(codes) }
    func withoutColor(_ ground: Character) -> Set<String> { style.filter { $0.first != ground } }
    while let code = rest.popFirst() {
      switch code {
      case 0: style = []
      case 22: style = without("1", "2")
      case 23, 24, 27, 29: style = without("\(code - 20)")
      case 30...39, 90...97: style = withoutColor("f")
      case 40...49, 100...107: style = withoutColor("b")
      default: break
      }
      switch code {
      case 38, 48:
        let count = rest.first == 2 ? 4 : 2
        let color = rest.prefix(count).map(String.init).joined(separator: ";")
        rest = rest.dropFirst(count)
        style.insert((code == 38 ? "f" : "b") + color)
      case 30...37, 90...97: style.insert("f\(code)")
      case 40...47, 100...107: style.insert("b\(code)")
      case 1...9: style.insert("\(code)")
      default: break
      }
    }
  }

  private mutating func lineFeed() {
    if row + 1 < rows {
      row += 1
    } else {
      scrolled += 1
      cells.removeFirst()
      cells.append(Array(repeating: Cell(), count: columns))
    }
  }

  private mutating func put(_ cluster: Character) {
    let width = FCText.columns(of: cluster)
    guard width > 0 else { return }
    if column + width > columns {
      if modes.contains(7) {
        column = 0
        lineFeed()
      } else {
        column = max(0, columns - width)
      }
    }
    guard column + width <= columns else { return }
    for place in column..<column + width { breakWide(at: place) }
    let shown = style.sorted().joined(separator: " ")
    cells[row][column] = Cell(text: String(cluster), style: shown)
    for place in column + 1..<column + width {
      cells[row][place] = Cell(text: "", style: shown, isContinuation: true)
    }
    column += width
  }

  /// Blanks the other parts of a wide cluster of which one cell is written over.
  private mutating func breakWide(at place: Int) {
    var start = place
    while start > 0, cells[row][start].isContinuation { start -= 1 }
    var end = start + 1
    while end < columns, cells[row][end].isContinuation { end += 1 }
    if end - start > 1 { for cell in start..<end { cells[row][cell] = Cell() } }
  }
}
