import FCHost
import FCSyntax

/// What the end of a text is about to become.
enum CompletionPlace: Equatable {
  /// A name among the globals.
  case global(String)
  /// A member of what a path leads to, with a colon before it if it has to be a method.
  case member(String, of: [PathStep], isMethod: Bool)
  /// A command of the repl, its colon with it.
  case command(String)
  /// A path of a file.
  case file(String)
  /// A name of the reference.
  case documented(String)
  case nothing

  init(in text: String) {
    if ColonCommand.isCommand(text), !text.contains("\n") {
      let line = text.drop { $0 == " " }
      guard let space = line.firstIndex(of: " ") else {
        self = .command(String(line))
        return
      }
      let operand = String(line[space...].drop { $0 == " " })
      switch line[..<space] {
      case ":load": self = .file(operand)
      case ":doc": self = .documented(operand)
      case ":time": self = Self.place(inLua: operand)
      default: self = .nothing
      }
    } else {
      self = Self.place(inLua: text)
    }
  }

  private static func place(inLua text: String) -> CompletionPlace {
    if isInString(text) { return .nothing }
    var rest = Substring(text)
    let name = takeName(&rest)
    guard let separator = rest.last, separator == "." || separator == ":" else {
      return .global(name)
    }
    rest.removeLast()
    // Two dots join texts, and two colons make a label.
    if rest.last == separator { return separator == "." ? .global(name) : .nothing }
    guard let path = takePath(&rest) else { return .nothing }
    return .member(name, of: path, isMethod: separator == ":")
  }

  /// Takes a name off the end of a text; empty when there is none.
  private static func takeName(_ rest: inout Substring) -> String {
    let start =
      rest.utf8.lastIndex { !isPartOfLuaName($0) }.map { rest.utf8.index(after: $0) }
      ?? rest.startIndex
    let name = String(rest[start...])
    rest = rest[..<start]
    return name
  }

  /// Takes a path off the end of a text: `deck.answer_keys[1]`; nil when it is another expression.
  private static func takePath(_ rest: inout Substring) -> [PathStep]? {
    var steps: [PathStep] = []
    while true {
      if rest.last == "]" {
        rest.removeLast()
        let digits = takeName(&rest)
        guard let index = Int(digits), rest.last == "[" else { return nil }
        rest.removeLast()
        steps.insert(.index(index), at: 0)
        continue
      }
      let name = takeName(&rest)
      guard isLuaName(name) else { return nil }
      steps.insert(.name(name), at: 0)
      guard rest.last == "." else { return rest.last == ":" ? nil : steps }
      rest.removeLast()
      if rest.last == "." { return steps }
    }
  }

  /// Whether the end of a text lies in a string in quotes.
  private static func isInString(_ text: String) -> Bool {
    var quote: Character?
    var isEscaped = false
    for character in text {
      if isEscaped {
        isEscaped = false
      } else if let open = quote {
        if character == "\\" { isEscaped = true }
        if character == open || character == "\n" { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      }
    }
    return quote != nil
  }
}
