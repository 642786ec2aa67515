/// What to say when something is not there. What is missing should stand right after the last token,
/// so that is where it is told.
extension Parser {
  private var gap: Span { Span(previous.span.end, previous.span.end) }

  private var isAtEnd: Bool { token.kind == .endOfInput }

  /// The token to look at, as a message calls it.
  var found: String {
    isAtEnd ? "the end of the script" : "'\(source.text(token.span).prefix(40))'"
  }

  /// The line of an opener, as in "the 'function' at line 3".
  private func described(_ opener: Opener) -> String {
    "the '\(source.text(opener.token.span))' at line \(opener.token.line)"
  }

  /// The error of something that a statement or expression lacks.
  func missing(_ what: String, _ place: String, hint: String? = nil) -> SyntaxError {
    source.error("\(what) is missing \(place)", at: gap, hint: hint, isIncomplete: isAtEnd)
  }

  /// Passes the `then` or `do` after a condition.
  mutating func expectWord(_ word: Token.Kind, after start: Token) throws(SyntaxError) {
    if try passes(word) { return }
    if token.kind == .assign, start.kind != .for { throw assignmentInCondition() }
    if let error = foreignOperator() { throw error }
    let other: Token.Kind = word == .then ? .do : .then
    let hint =
      token.kind == other
      ? "after '\(start.kind.rawValue) …' stands '\(word.rawValue)', not '\(other.rawValue)'" : nil
    throw source.error(
      "'\(word.rawValue)' is missing for the '\(start.kind.rawValue)' at line \(start.line)",
      at: gap,
      hint: hint, opener: start.span.start, isIncomplete: isAtEnd)
  }

  /// The error of an `=` where a condition is.
  func assignmentInCondition() -> SyntaxError {
    source.error(
      "'=' can't stand in a condition: it assigns", at: token.span, hint: "write '==' to compare")
  }

  /// The error of `for i = 1 do`.
  func missingLimit() -> SyntaxError {
    missing("','", "after where 'for' begins", hint: "write 'for i = 1, 10 do'")
  }

  /// The error of a name that is not there.
  func missingName(_ place: String) -> SyntaxError {
    guard token.kind.isKeyword else { return missing("a name", place) }
    let word = token.kind.rawValue
    let isFieldName = previous.kind == .dot
    return source.error(
      "'\(word)' is a word of Lua and no name", at: token.span,
      hint: isFieldName
        ? "write [\"\(word)\"] for a field of this name" : "a name is missing \(place)")
  }

  /// The error of an operand that is not there.
  func missingValue() -> SyntaxError {
    if let error = foreignOperator() { return error }
    if token.kind == .leftBracket {
      return source.error(
        "'[' begins no value", at: token.span, hint: "a list is written in braces: { 1, 2, 3 }")
    }
    if let opener = openers.last, !opener.isBlock, previous.kind == opener.token.kind,
      previous.span == opener.token.span, opener.closer == .rightBrace, beginsStatement(token.kind)
    {
      return source.error(
        "\(found) can't stand in a table", at: token.span,
        hint: "a block begins with 'then' or 'do' and ends with 'end'; braces make a table",
        opener: opener.token.span.start)
    }
    let after = source.text(previous.span).prefix(40)
    let place = previous.line == 0 ? "at the beginning" : "after '\(after)'"
    if isAtEnd { return missing("a value", "\(place), at the end of the script") }
    return source.error("a value is missing \(place), before \(found)", at: token.span)
  }

  /// The error of a function that has no parameters, not even `()`.
  func missingParameters(_ start: Token) -> SyntaxError {
    if previous.span == start.span, token.kind == .name {
      return source.error(
        "a function that is a value has no name", at: token.span,
        hint: "leave the name out, or write 'local function …' before")
    }
    return missing(
      "'('", "after the 'function' at line \(start.line)", hint: "write () when it takes nothing")
  }

  /// The error of `object:name` without arguments.
  func methodWithoutCall(_ name: Name) -> SyntaxError {
    if openers.last?.closer == .rightBrace, token.kind != .endOfInput { return colonInTable() }
    return missing(
      "'('", "after the method '\(name.text)'",
      hint: "a method is called with ':', a field is read with '.'")
  }

  private func colonInTable() -> SyntaxError {
    source.error(
      "a field of a table is written with '=', not ':'", at: token.span,
      hint: "write name = value, or [\"any text\"] = value")
  }

  /// The error of a bracket that is not closed where it should be.
  func missingBracket() -> SyntaxError {
    guard let opener = openers.last else { return strayCloser() }
    if let error = foreignOperator() { return error }
    let closer = opener.closer.rawValue
    if token.kind == .assign { return assignment(in: opener) }
    if token.kind == .colon, opener.closer == .rightBrace { return colonInTable() }
    let isInside =
      token.line == previous.line
      || opener.closer == .rightBrace
        && source.indentation(at: token.span.start)
          > source.indentation(at: opener.token.span.start)
    if opener.closer != .rightBracket, beginsValue(token.kind), isInside, opener.token.line > 0 {
      let things = opener.closer == .rightBrace ? "fields" : "values"
      return missing("','", "between \(things), before \(found)")
    }
    return source.error(
      "'\(closer)' is missing for \(described(opener))", at: gap,
      hint: isAtEnd ? nil : "it is expected before \(found)", opener: opener.token.span.start,
      isIncomplete: isAtEnd)
  }

  private func assignment(in opener: Opener) -> SyntaxError {
    if opener.closer == .rightBrace {
      return source.error(
        "the key of a field is a name, or stands in brackets", at: token.span,
        hint: "write name = value, or [\"any text\"] = value")
    }
    return source.error(
      "'=' can't stand here: it assigns", at: token.span,
      hint: "write '==' to compare, or { name = value } for fields")
  }

  /// Tells whether an operand begins with a token.
  private func beginsValue(_ kind: Token.Kind) -> Bool {
    switch kind {
    case .name, .string, .number, .nil, .true, .false, .function, .leftBrace, .leftBracket,
      .ellipsis,
      .not:
      true
    default: false
    }
  }

  private func beginsStatement(_ kind: Token.Kind) -> Bool {
    switch kind {
    case .return, .if, .local, .for, .while, .repeat, .do, .break, .goto: true
    default: false
    }
  }
}
