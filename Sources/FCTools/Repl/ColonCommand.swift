import FCText

/// What a line that begins with a colon asks for.
enum ColonCommand: Equatable {
  case load(String)
  case reload
  case doc(String)
  case time(String)
  case quit
  case help

  /// A command as `:help` tells of it.
  struct Form {
    let name: String
    let operand: String
    let meaning: String
  }

  static let forms = [
    Form(name: "load", operand: "FILE", meaning: "start anew with this script"),
    Form(name: "reload", operand: "", meaning: "start anew with the same script"),
    Form(
      name: "doc", operand: "NAME", meaning: "tell about a name, such as fc.after or card.answers"),
    Form(name: "time", operand: "EXPRESSION", meaning: "tell how long it takes, too"),
    Form(name: "help", operand: "", meaning: "show this"),
    Form(name: "quit", operand: "", meaning: "end, as Ctrl-D does"),
  ]

  /// Why a line is no command, as a sentence.
  struct Mistake: Error, Equatable {
    let message: String
  }

  /// Whether a line is a command, and no Lua: that begins with two colons at most.
  static func isCommand(_ line: String) -> Bool {
    let start = line.drop { $0 == " " }
    return start.hasPrefix(":") && !start.hasPrefix("::")
  }

  /// Reads a line for which `isCommand` holds.
  ///
  /// - Throws: `Mistake`.
  init(_ line: String) throws {
    let parts = line.drop { $0 == " " }.dropFirst()
      .split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
    let name = parts.first.map(String.init) ?? ""
    let operand = parts.count > 1 ? spaceCollapsedAtEnds(parts[1]) : ""
    guard let form = Self.forms.first(where: { $0.name == name }) else {
      let names = Self.forms.map { ":\($0.name)" }
      throw Mistake(
        message: "unknown command ':\(name)'\(suggestion(for: ":\(name)", among: names)); "
          + ":help shows them all")
    }
    if form.operand.isEmpty, !operand.isEmpty {
      throw Mistake(message: ":\(name) takes nothing")
    }
    if !form.operand.isEmpty, operand.isEmpty {
      throw Mistake(message: ":\(name) needs something: :\(name) \(form.operand)")
    }
    switch name {
    case "load": self = .load(operand)
    case "reload": self = .reload
    case "doc": self = .doc(operand)
    case "time": self = .time(operand)
    case "quit": self = .quit
    default: self = .help
    }
  }
}

private func spaceCollapsedAtEnds(_ text: Substring) -> String {
  var text = text.drop { $0 == " " }
  while text.last == " " { text.removeLast() }
  return String(text)
}
