/// A manual page, in the language of man(7).
struct ManualPage {
  private var lines: [String]

  var text: String { lines.joined(separator: "\n") }

  /// - Parameter section: Of the manual, with what it is called.
  init(_ name: String, section: (number: Int, title: String), _ purpose: String) {
    // Without a date: the same version gives the same page.
    lines = [
      ".TH \(escaped(name.uppercased())) \(section.number) \"\" \"fcscript \(Program.version)\" "
        + "\"\(section.title)\"",
      ".SH NAME", "\(escaped(name)) \\- \(escaped(purpose))",
    ]
  }

  mutating func section(_ title: String) { lines.append(".SH \(escaped(title.uppercased()))") }

  mutating func subsection(_ title: String) { lines.append(".SS \(escaped(title))") }

  /// Text that is filled; empty lines are between the paragraphs.
  mutating func paragraphs(_ text: [String]) {
    if text.isEmpty { return }
    startParagraph()
    lines += text.map { $0.isEmpty ? ".PP" : escaped($0) }
  }

  /// Lines that stay as they are.
  mutating func verbatim(_ text: [String], isBold: Bool = false) {
    startParagraph()
    lines += [".nf"] + text.map { (isBold ? ".B " : "") + escaped($0) } + [".fi"]
  }

  /// A heading has started one already.
  private mutating func startParagraph() {
    let isStarted = lines.last.map { $0.hasPrefix(".SH ") || $0.hasPrefix(".SS ") } ?? true
    if !isStarted { lines.append(".PP") }
  }

  /// A thing, in each of the ways to write it, and what is said of it.
  mutating func item(_ forms: [String], _ words: String) {
    for (index, form) in forms.enumerated() {
      lines += [index == 0 ? ".TP" : ".TQ", ".B \(escaped(form))"]
    }
    lines.append(escaped(words))
  }

  mutating func item(_ form: String, _ words: String) { item([form], words) }

  mutating func list(_ list: HelpList) {
    paragraphs(["\(list.title):"])
    for (word, meaning) in list.rows { item(word, meaning) }
  }
}

/// A line that is read as text, and not as a request or an escape.
private func escaped(_ line: String) -> String {
  let text = line.unicodeScalars.reduce(into: "") { text, scalar in
    switch scalar {
    case "\\": text += "\\e"
    case "-": text += "\\-"
    // What a page that is read as ASCII would show as accents and quotes.
    case "^": text += "\\(ha"
    case "~": text += "\\(ti"
    case "`": text += "\\(ga"
    case "'": text += "\\(aq"
    // A request would take it for the end of an argument.
    case "\"": text += "\\(dq"
    case "…": text += "..."
    case _ where scalar.isASCII: text.unicodeScalars.append(scalar)
    default:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      text += "\\[u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)]"
    }
  }
  return text.hasPrefix(".") ? "\\&\(text)" : text
}
