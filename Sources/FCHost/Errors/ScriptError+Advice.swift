import FCViews

// What a mistake that many make at first is called in Lua's own words, and what to write instead.

/// A piece of advice, and the errors that it helps with.
private struct Advice {
  /// What the message has in it, any of these.
  let messages: [String]
  /// What the line of the error or the one before has in it, any of these; empty for anything.
  let code: [String]
  /// How a line before it begins; nil for anything.
  let earlier: String?
  let text: String

  init(_ messages: [String], code: [String] = [], after earlier: String? = nil, _ text: String) {
    self.messages = messages
    self.code = code
    self.earlier = earlier
    self.text = text
  }

  func helps(with error: ScriptError) -> Bool {
    let lines = error.excerpt.map { $0.text.trimmingSpaces }
    return messages.contains { error.message.contains($0) }
      && (code.isEmpty || code.contains { part in lines.suffix(2).contains { $0.contains(part) } })
      && (earlier.map { start in lines.dropLast().contains { $0.hasPrefix(start) } } ?? true)
  }

  /// The first that helps is given.
  static let all = [
    Advice(
      ["near '<\\226>'"], code: ["“", "”", "„", "‘", "’"],
      "text stands between \" and \" or ' and '"),
    Advice(["near '!'"], code: ["!="], "not equal is written ~="),
    Advice(["near '!'"], "the opposite is written not"),
    Advice(["near '&'"], "both of two is written and"),
    Advice(["near '|'"], "one of two is written or"),
    Advice(
      ["near '//'", "near '*'", "syntax error near"], code: ["//", "/*"], "a comment begins with --"
    ),
    Advice(["near '#'"], "a comment begins with --"),
    Advice(["near '='", "near '+'"], code: ["+=", "++"], "Lua has no += and ++: write n = n + 1"),
    Advice(["near '='", "near '-'"], code: ["-="], "Lua has no -=: write n = n - 1"),
    Advice(["near '='", "near '..'"], code: ["..="], "Lua has no ..=: write s = s .. \"more\""),
    Advice(
      ["'then' expected near '='", "'do' expected near '='"], "two values are compared with =="),
    Advice(
      ["'then' expected near '{'", "'do' expected near '{'"],
      "code stands between words: if … then … end, for … do … end"),
    Advice(["unfinished string"], "text ends on its line, with the quote that it begins with"),
    Advice(
      ["<eof> expected", "'end' expected"], after: "return",
      "nothing can follow return but the end of its function, loop or file"),
    Advice(["<eof> expected near 'end'"], "there is an end too many above"),
    Advice(
      ["near <eof>"],
      "an end or a bracket is missing: each function, if, for and while needs an end, "
        + "and so does else if, but not elseif"),
    Advice(
      ["symbol near ')'"], code: ["end)"],
      "an end is missing above: each function, if, for and while needs one"),
    Advice(["'}' expected"], "a comma may be missing before it, or the } of a table"),
    Advice(["')' expected"], "a comma may be missing before it, or the ) of a call"),
    Advice(["attempt to add a '"], "texts are joined with .., as in \"Question \" .. 1"),
    Advice(
      ["(for iterator"],
      "a list is gone through with ipairs(list), other tables with fc.pairs(table)"
    ),
  ]
}

extension ScriptError {
  /// What to write instead, for a mistake that many make at first; nil for others.
  var advice: String? {
    guard kind == .syntax || kind == .runtime else { return nil }
    return Advice.all.first { $0.helps(with: self) }?.text
  }
}
