import FCJSON
import FCModels

// The forms for other programs.

extension Finding {
  /// The finding as plain values: `file`, `code`, `message` and `notes`, and what there is of `line`,
  /// `column`, `length` and `hint`.
  public var plainValue: PlainValue {
    var fields: [String: PlainValue] = [
      "file": .text(path), "code": .text(code.rawValue), "message": .text(message),
      "notes": .list(notes.map(PlainValue.text)),
    ]
    for (name, number) in [("line", line), ("column", column), ("length", length)] {
      if let number { fields[name] = .int(number) }
    }
    if let hint { fields["hint"] = .text(hint) }
    return .table(fields)
  }

  /// The findings as a JSON array with an object on each line.
  public static func json(_ findings: [Finding]) -> String {
    if findings.isEmpty { return "[]" }
    return "[\n  \(findings.map(\.plainValue.jsonText).joined(separator: ",\n  "))\n]"
  }

  /// The finding as a command for the log of a GitHub workflow, which shows it in the code.
  ///
  /// - Source: GitHub Docs, "Workflow commands for GitHub Actions", setting an error message.
  public var gitHubCommand: String {
    var properties = ["file=\(Self.escapedProperty(path))"]
    if let line { properties.append("line=\(line)") }
    if let line, let column {
      properties.append("col=\(column)")
      if let length { properties += ["endLine=\(line)", "endColumn=\(column + length)"] }
    }
    properties.append("title=\(code.rawValue)")
    let text = ([message + (hint.map { " (\($0))" } ?? "")] + notes).joined(separator: "\n")
    return "::error \(properties.joined(separator: ","))::\(Self.escaped(text))"
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  private static func escapedProperty(_ text: String) -> String {
    escaped(text).unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
