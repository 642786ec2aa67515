import FCText
import FCViews

/// Lines of a script around a place, to be shown with what is to be said about it.
public struct Excerpt: Equatable, Sendable {
  /// The lines, each with its number.
  public var lines: [ScriptError.ExcerptLine]
  /// The number of the line that is meant.
  public var place: Int
  /// What is meant in that line, in Unicode scalars from 0; nil for the line as a whole.
  public var mark: Range<Int>?

  /// Makes an excerpt; it is empty when there are no lines.
  public init(_ lines: [ScriptError.ExcerptLine], place: Int, mark: Range<Int>? = nil) {
    self.lines = lines
    self.place = place
    self.mark = mark
  }

  /// The line that is meant, and then the lines of its number.
  ///
  /// - Parameter columns: The most columns of a line; a longer one is cut around the mark.
  /// - Returns: Each line with its number, the one that is meant with `>`, and tildes below the mark.
  public func text(columns widest: Int) -> [String] {
    let width = String(lines.last?.number ?? 0).count
    let room = max(widest - width - 5, 8)
    var texts: [String] = []
    for line in lines {
      let number = String(line.number)
      let padding = String(repeating: " ", count: width - number.count)
      let isPlace = line.number == place
      let (whole, mark) = visible(line.text, mark: isPlace ? self.mark : nil)
      let (text, shown) = shortened(whole, around: mark, to: room)
      texts.append(
        "\(isPlace ? ">" : " ") \(padding)\(number) |\(text.isEmpty ? "" : " \(text)")")
      if let shown {
        let indent = String(
          repeating: " ", count: width + 5 + columns(of: text[..<shown.lowerBound]))
        texts.append(indent + String(repeating: "~", count: max(columns(of: text[shown]), 1)))
      }
    }
    return texts
  }

  /// A line with all of it to be seen, and where the mark is in that.
  private func visible(_ text: String, mark: Range<Int>?) -> (String, Range<String.Index>?) {
    guard let mark else { return (visibleLine(text), nil) }
    let scalars = text.unicodeScalars
    func index(_ offset: Int) -> String.Index {
      scalars.index(scalars.startIndex, offsetBy: offset, limitedBy: scalars.endIndex)
        ?? scalars.endIndex
    }
    let (start, end) = (index(mark.lowerBound), index(mark.upperBound))
    let before = visibleLine(String(text[..<start]))
    let marked = visibleLine(String(text[start..<end]))
    let whole = before + marked + visibleLine(String(text[end...]))
    let utf8 = whole.utf8
    let lower = utf8.index(utf8.startIndex, offsetBy: before.utf8.count)
    return (whole, lower..<utf8.index(lower, offsetBy: marked.utf8.count))
  }

  /// A line of at most `room` columns, and where the mark is in it.
  private func shortened(
    _ text: String, around mark: Range<String.Index>?, to room: Int
  ) -> (String, Range<String.Index>?) {
    if columns(of: text) <= room { return (text, mark) }
    let clusters = Array(text)
    guard let mark else { return (truncated(text, columns: room), nil) }
    let start = text.distance(from: text.startIndex, to: mark.lowerBound)
    let count = min(text.distance(from: mark.lowerBound, to: mark.upperBound), room / 2)
    // As much before the mark as behind it, unless the line ends there.
    var first = start
    var end = start + count
    var used = columns(of: String(clusters[first..<end]))
    while used < room - 4, first > 0 || end < clusters.count {
      let before = first > 0 && (start - first <= end - start - count || end == clusters.count)
      let cluster = before ? clusters[first - 1] : clusters[end]
      if before { first -= 1 } else { end += 1 }
      used += columns(of: cluster)
    }
    let head = first > 0 ? "… " : ""
    let tail = end < clusters.count ? " …" : ""
    let short = head + String(clusters[first..<end]) + tail
    let lower = short.index(short.startIndex, offsetBy: head.count + start - first)
    return (short, lower..<short.index(lower, offsetBy: count))
  }
}
