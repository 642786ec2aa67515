import FCText

/// A text of several lines while it is written, with a cursor, edited by grapheme cluster.
struct TextLines {
  /// A line, with the rows it takes at one width once that was asked for.
  struct Line {
    var clusters: [Character] { didSet { wrapped = nil } }
    private var wrapped: (columns: Int, rows: [Range<Int>])?

    init(_ clusters: [Character]) { self.clusters = clusters }

    /// The clusters of each row when the line is wrapped.
    mutating func rows(inColumns columns: Int) -> [Range<Int>] {
      if let wrapped, wrapped.columns == columns { return wrapped.rows }
      let rows = rowRanges(of: clusters, columns: columns)
      wrapped = (columns, rows)
      return rows
    }
  }

  private(set) var lines: [Line] = [Line([])]
  /// The index of the line with the cursor.
  private(set) var line = 0
  /// The clusters of that line before the cursor.
  private(set) var column = 0
  /// The bytes of the text in UTF-8.
  private(set) var byteCount = 0
  /// Counts the changes of the text.
  private(set) var edits = 0

  init(_ text: String = "") { insert(text) }

  var text: String {
    lines.map { String($0.clusters) }.joined(separator: "\n")
  }

  var isEmpty: Bool { lines.count == 1 && lines[0].clusters.isEmpty }

  /// The rows of a line when it is wrapped.
  mutating func rows(ofLine index: Int, inColumns columns: Int) -> [Range<Int>] {
    lines[index].rows(inColumns: columns)
  }

  // MARK: Editing

  /// Writes a text at the cursor; the cursor goes behind it.
  mutating func insert(_ written: String) {
    edits += 1
    let after = String(lines[line].clusters[column...])
    // Made visible with the cluster it follows, which a mark or a joiner becomes a part of.
    let start = max(0, column - 1)
    let before = String(lines[line].clusters[start..<column])
    let pieces = visible(before + written).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    // Newlines are one byte, however they were written.
    byteCount += pieces.reduce(pieces.count - 1) { $0 + $1.utf8.count } - before.utf8.count
    lines[line].clusters.removeSubrange(start...)
    let more = pieces.dropFirst().map { Line(Array($0)) }
    lines[line].clusters += pieces.first ?? ""
    lines.insert(contentsOf: more, at: line + 1)
    line += more.count
    column = lines[line].clusters.count
    guard !after.isEmpty else { return }
    // What comes after it may join it.
    lines[line] = Line(Array(String(lines[line].clusters) + after))
    column = min(column, lines[line].clusters.count)
  }

  mutating func deleteBackward() {
    if column > 0 { return remove(column - 1..<column) }
    guard line > 0 else { return }
    line -= 1
    column = lines[line].clusters.count
    joinNext()
  }

  mutating func deleteForward() {
    if column < lines[line].clusters.count { remove(column..<column + 1) } else { joinNext() }
  }

  mutating func deleteWord() {
    if column == 0 {
      deleteBackward()
    } else {
      remove(wordStart(in: lines[line].clusters, before: column)..<column)
    }
  }

  mutating func deleteToLineStart() { remove(0..<column) }

  mutating func deleteToLineEnd() {
    if column < lines[line].clusters.count {
      remove(column..<lines[line].clusters.count)
    } else {
      joinNext()
    }
  }

  private mutating func remove(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    edits += 1
    byteCount -= lines[line].clusters[range].reduce(0) { $0 + $1.utf8.count }
    let before = String(lines[line].clusters[..<range.lowerBound])
    let after = String(lines[line].clusters[range.upperBound...])
    // What now meets may be one cluster, as two halves of a flag are.
    lines[line] = Line(Array(before + after))
    column = min(before.count, lines[line].clusters.count)
  }

  private mutating func joinNext() {
    guard line + 1 < lines.count else { return }
    edits += 1
    byteCount -= 1
    let next = lines.remove(at: line + 1)
    let before = String(lines[line].clusters)
    lines[line] = Line(Array(before + String(next.clusters)))
    column = min(column, lines[line].clusters.count)
  }

  // MARK: Moving

  mutating func move(toLine line: Int, column: Int) {
    self.line = min(max(0, line), lines.count - 1)
    self.column = min(max(0, column), lines[self.line].clusters.count)
  }

  mutating func moveLeft() {
    if column > 0 { column -= 1 } else if line > 0 { move(toLine: line - 1, column: .max) }
  }

  mutating func moveRight() {
    if column < lines[line].clusters.count {
      column += 1
    } else if line + 1 < lines.count {
      move(toLine: line + 1, column: 0)
    }
  }

  mutating func moveWordLeft() {
    if column == 0 {
      moveLeft()
    } else {
      column = wordStart(in: lines[line].clusters, before: column)
    }
  }

  mutating func moveWordRight() {
    if column == lines[line].clusters.count {
      moveRight()
    } else {
      column = wordEnd(in: lines[line].clusters, after: column)
    }
  }
}

/// Where the word before a place begins, spaces between left out.
func wordStart(in clusters: [Character], before place: Int) -> Int {
  var start = place
  while start > 0, clusters[start - 1] == " " { start -= 1 }
  while start > 0, clusters[start - 1] != " " { start -= 1 }
  return start
}

/// Where the word after a place ends, spaces between left out.
func wordEnd(in clusters: [Character], after place: Int) -> Int {
  var end = place
  while end < clusters.count, clusters[end] == " " { end += 1 }
  while end < clusters.count, clusters[end] != " " { end += 1 }
  return end
}

/// Breaks a line that is being written into rows, so that each cluster stands in one of them.
///
/// It breaks after spaces and wide clusters, and within a word only when the word alone is too long.
/// Spaces at the end of a row may hang beyond it.
func rowRanges(of clusters: [Character], columns limit: Int) -> [Range<Int>] {
  var rows: [Range<Int>] = []
  var start = 0
  while true {
    var (used, end, lastBreak) = (0, start, start)
    while end < clusters.count {
      let width = columns(of: clusters[end])
      if used + width > limit, end > start { break }
      used += width
      end += 1
      if clusters[end - 1] == " " || width == 2 { lastBreak = end }
    }
    if end < clusters.count, clusters[end] == " " {
      while end < clusters.count, clusters[end] == " " { end += 1 }
    } else if end < clusters.count, lastBreak > start {
      end = lastBreak
    }
    rows.append(start..<end)
    guard end < clusters.count else { return rows }
    start = end
  }
}
