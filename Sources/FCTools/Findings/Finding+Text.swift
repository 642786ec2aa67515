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
    var lines = [
      "\(paint(.place, placeText)): \(paint(.message, told)) \(paint(.code, "(\(code.rawValue))"))"
    ]
    if let line, !excerpt.isEmpty {
      let mark = length.flatMap { length in column.map { $0 - 1..<$0 - 1 + length } }
      lines += Excerpt(excerpt, place: line, mark: mark).text(columns: columns).map {
        paint($0.allSatisfy { $0 == " " || $0 == "~" } ? .mark : .code, $0)
      }
    }
    lines += notes.map { paint(.code, "  \(visibleLine($0))") }
    if let hint { lines.append(paint(.hint, "  hint: \(visibleLine(hint))")) }
    return lines.joined(separator: "\n")
  }
}

/// Colours parts of a report, or leaves them as they are.
private struct Paint {
  let isColored: Bool

  enum Part: String {
    case place = "1"
    case message = "0"
    case code = "2"
    case mark = "31"
    case hint = "36"
  }

  func callAsFunction(_ part: Part, _ text: String) -> String {
    isColored && part != .message ? "\u{1B}[\(part.rawValue)m\(text)\u{1B}[0m" : text
  }
}
