import FCLua

/// A piece of Lua that a person has typed.
package struct ScriptInput: Sendable {
  /// The text, maybe of several lines.
  package let text: String
  /// What it is called in places: `input 3`.
  package let name: String

  package init(_ text: String, number: Int) {
    self.text = text
    name = "input \(number)"
  }

  /// The first word or sign of the text, as messages of Lua quote it.
  var firstToken: Substring {
    let start = text.drop { $0.isWhitespace }
    let word = start.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return word.isEmpty ? start.prefix(1) : word
  }
}

/// How an input has ended.
package enum InputOutcome {
  /// With these results.
  case values([Sketch])
  case failed(ScriptError)
  /// More has to be typed.
  case incomplete
  /// It was broken off while it waited.
  case cancelled
}
