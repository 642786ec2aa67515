import CEdit
import CSystem
import Glibc

// Where the line that is typed stands on the screen, and what is written above it.

extension LineEditor {
  /// Writes lines: above the line that is typed, if one is.
  public func show(_ text: String) {
    if isEditing { erase() }
    writer.write(text, keepsTabs: true)
    writer.flush()
    if isEditing { fcs_edit_refresh(edit) }
  }

  /// Takes prompt and line off the screen; the cursor then stands where the prompt began.
  private func erase() {
    let (before, _) = text
    write("\r" + up(rows(of: before)) + "\u{1B}[J")
  }

  /// Leaves the line on the screen as it is, and goes on below it.
  func leaveLine(behind mark: String = "") {
    let (before, after) = text
    let down = rows(of: before + after) - rows(of: before)
    write((down > 0 ? "\u{1B}[\(down)B" : "") + mark + "\n")
  }

  private func up(_ rows: Int) -> String { rows > 0 ? "\u{1B}[\(rows)A" : "" }

  /// The text before and after the cursor.
  var text: (before: String.UnicodeScalarView, after: String.UnicodeScalarView) {
    guard let line = el_wline(edit)?.pointee, let start = line.buffer else {
      return ("".unicodeScalars, "".unicodeScalars)
    }
    let cursor = line.cursor.map { start.distance(to: $0) } ?? 0
    let end = line.lastchar.map { start.distance(to: $0) } ?? 0
    func scalars(_ range: Range<Int>) -> String.UnicodeScalarView {
      var scalars = String.UnicodeScalarView()
      for place in range {
        if let scalar = Unicode.Scalar(UInt32(bitPattern: start[place])) { scalars.append(scalar) }
      }
      return scalars
    }
    return (scalars(0..<cursor), scalars(cursor..<max(cursor, end)))
  }

  /// How many rows below the prompt's the cursor stands after this text, as libedit lays it out.
  private func rows(of text: String.UnicodeScalarView) -> Int {
    let columns = max(1, self.columns)
    var row = 0
    var column = 0
    for scalar in prompt.unicodeScalars + text {
      let width = width(of: scalar, at: column)
      if column + width > columns {
        row += 1
        column = 0
      }
      column += width
      if column >= columns {
        row += 1
        column -= columns
      }
    }
    return row
  }

  /// Source: libedit writes `^A` for a control character, and goes on to every eighth column for a
  /// tab.
  private func width(of scalar: Unicode.Scalar, at column: Int) -> Int {
    if scalar == "\t" { return 8 - column % 8 }
    if scalar.value < 0x20 || scalar.value == 0x7F { return 2 }
    return max(0, Int(fcs_edit_width(wchar_t(bitPattern: scalar.value))))
  }

  func write(_ text: String) {
    let bytes = Array(text.utf8)
    // A terminal that takes nothing more is gone; the next read reports it.
    _ = fcs_write_all(STDOUT_FILENO, bytes, bytes.count, -1)
  }
}
