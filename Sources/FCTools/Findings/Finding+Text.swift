import FCHost
import FCViews

extension Finding: CustomStringConvertible {
  /// The first line of the report: `quiz.lua:4:14: message (code)`.
  public var description: String { "\(placeText): \(told) (\(code.rawValue))" }

  /// The place as reports write it.
  var placeText: String {
    ([visibleLine(path)] + [line, line == nil ? nil : column].compactMap { $0.map(String.init) })
      .joined(separator: ":")
  }

  /// The message in lines, of which none begins as a line of the report does.
  private var told: String {
    visible(message).split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { $0 == 0 || $1.isEmpty ? String($1) : "    \($1)" }.joined(separator: "\n")
  }

  /// The whole report, without a line break at its end; what is not the host's own words can't steer
  /// a terminal.
  ///
  /// - Parameters:
  ///   - columns: The most columns of a line of the script, with what stands before it.
  ///   - isColored: Whether the parts are told apart by colours too.
  public func report(columns: Int = 100, isColored: Bool = false) -> String {
    let paint = Paint(isColored: isColored)
    var lines = ["\(paint(.bold, placeText)): \(told) \(paint(.dim, "(\(code.rawValue))"))"]
    if let line, !excerpt.isEmpty {
      let mark = length.flatMap { length in column.map { $0 - 1..<$0 - 1 + length } }
      lines += Excerpt(excerpt, place: line, mark: mark).text(columns: columns).map {
        paint($0.allSatisfy { $0 == " " || $0 == "~" } ? .red : .dim, $0)
      }
    }
    lines += notes.map { paint(.dim, "  \(visibleLine($0))") }
    if let hint { lines.append(paint(.cyan, "  hint: \(visibleLine(hint))")) }
    return lines.joined(separator: "\n")
  }
}
