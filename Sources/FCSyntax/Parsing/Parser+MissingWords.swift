/// What to say when something is not there. What is missing should stand right after the last token,
/// so that is where it is told.
extension Parser {
  private var gap: Span { Span(previous.span.end, previous.span.end) }

  private var isAtEnd: Bool { token.kind == .endOfInput }

  /// The token to look at, as a message calls it.
  var found: String {
    if isAtEnd { return "the end of the script" }
    let text = source.text(token.span).prefix(40)
    return token.kind == .string ? String(text) : "'\(text)'"
  }

  /// The line of an opener, as in "the 'function' at line 3".
  private func described(_ opener: Opener) -> String {
    "the '\(source.text(opener.token.span))' at line \(opener.token.line)"
  }

  /// The error of something that a statement or expression lacks.
  func missing(_ what: String, _ place: String, hint: String? = nil) -> SyntaxError {
    source.error("\(what) is missing \(place)", at: gap, hint: hint, isIncomplete: isAtEnd)
  }

  /// Passes the `then` or `do` after a condition, or the `do` after the values of `for`.
  mutating func expectWord(
    _ word: Token.Kind, after start: Token, _ condition: Expression? = nil
  ) throws(SyntaxError) {
    if try passes(word) { return }
    if let error = foreignOperator() { throw error }
    if token.kind == .assign, start.kind != .for { throw assignmentInCondition() }
    throw source.error(
      "'\(word.rawValue)' is missing for the '\(start.kind.rawValue)' at line \(start.line)",
      at: gap, hint: hintForMissing(word, after: start, condition), opener: start.span.start,
      isIncomplete: isAtEnd)
  }

  private func hintForMissing(
    _ word: Token.Kind, after start: Token, _ condition: Expression?
  ) -> String? {
    let other: Token.Kind = word == .then ? .do : .then
    if token.kind == other {
      return "after '\(start.kind.rawValue) …' stands '\(word.rawValue)', not '\(other.rawValue)'"
    }
    if previous.kind == .rightBrace {
      return "a block begins with '\(word.rawValue)' and ends with 'end'; braces make a table"
    }
    if condition?.hasColonAtItsEnd ?? false {
      return "a condition ends with '\(word.rawValue)', not with ':'"
    }
    return nil
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
    if previous.kind == .colon, openers.last?.closer == .rightBrace {
      return colonInTable(at: previous)
    }
    guard token.kind.isKeyword else { return missing("a name", place) }
    if lacksClosingBracket, token.line > previous.line { return missingBracket() }
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
    if lacksClosingBracket { return missingBracket() }
    if previous.kind == .comma, let error = closerOfOuterBracket() { return error }
    if previous.kind == .return, beginsStatement(token.kind) { return statementAfterReturn() }
    let after = source.text(previous.span).prefix(40)
    let place = previous.line == 0 ? "at the beginning" : "after '\(after)'"
    if isAtEnd { return missing("a value", "\(place), at the end of the script") }
    return source.error("a value is missing \(place), before \(found)", at: token.span)
  }

  /// Tells whether a bracket that could be closed here is followed by what ends or begins a statement.
  private var lacksClosingBracket: Bool {
    guard let opener = openers.last, !opener.isBlock else { return false }
    let canEnd = previous.span == opener.token.span || previous.kind == .comma
    return canEnd && (isAtEnd || token.kind.isKeyword)
  }

  /// The error of a function that has no parameters, not even `()`.
  func missingParameters(_ start: Token) -> SyntaxError {
    if previous.span == start.span, token.kind == .name {
      if let opener = openers.last, let first = lineBeginning(outside: opener) {
        return missingEnd(of: opener, at: first.span, before: first)
      }
      return source.error(
        "a function that is a value has no name", at: token.span,
        hint: "leave the name out, or write 'local function …' before")
    }
    return missing(
      "'('", "after the 'function' at line \(start.line)", hint: "write () when it takes nothing")
  }

  /// The error of `object:name` without arguments.
  func methodWithoutCall(_ name: Name) -> SyntaxError {
    if openers.last?.closer == .rightBrace, token.kind != .endOfInput {
      return colonInTable(at: token)
    }
    return missing(
      "'('", "after the method '\(name.text)'",
      hint: "a method is called with ':', a field is read with '.'")
  }

  private func colonInTable(at token: Token) -> SyntaxError {
    source.error(
      "a field of a table is written with '=', not ':'", at: token.span,
      hint: "write name = value, or [\"any text\"] = value")
  }

  /// The error of a bracket that is not closed where it should be.
  func missingBracket() -> SyntaxError {
    guard let opener = openers.last else { return strayCloser() }
    if let error = foreignOperator() { return error }
    let closer = opener.closer.rawValue
    let isInOpener: ((opener: Opener, token: Token)) -> Bool = { clue in
      clue.opener.token.span.start > opener.token.span.start
    }
    if let clue = layout.unfinished.first(where: isInOpener) {
      return missingEnd(of: clue.opener, at: clue.token.span, before: clue.token)
    }
    if token.kind == .assign { return assignment(in: opener) }
    if token.kind == .colon, opener.closer == .rightBrace { return colonInTable(at: token) }
    let isInside =
      token.line == previous.line
      || opener.closer == .rightBrace
        && source.indentation(at: token.span.start)
          > opener.indentation
    if opener.closer != .rightBracket, beginsValue(token.kind), isInside {
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
      if previous.kind != .string, let first = lineBeginning(outside: opener) {
        return missingEnd(of: opener, at: first.span, before: first)
      }
      return source.error(
        "the key of a field is a name, or stands in brackets", at: token.span,
        hint: "write name = value, or [\"any text\"] = value")
    }
    if previous.line > opener.token.line, source.isFirstInLine(previous.span.start) {
      return missingEnd(of: opener, at: previous.span, before: previous)
    }
    return source.error(
      "'=' can't stand here: it assigns", at: token.span,
      hint: "write '==' to compare, or { name = value } for fields")
  }

  /// The beginning of the last token's line up to that token, when it is no further right than a bracket
  /// that began before.
  private func lineBeginning(outside opener: Opener) -> Token? {
    guard !opener.isBlock, previous.line > opener.token.line,
      source.indentation(ofLine: previous.line) <= opener.indentation
    else { return nil }
    let start = source.codeBeginning(ofLine: previous.line)
    return Token(kind: .name, span: Span(start, previous.span.end), line: previous.line)
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

extension Expression {
  /// Tells whether its last colon is followed by a space, which in other languages ends a condition
  /// and here calls a method.
  fileprivate var hasColonAtItsEnd: Bool {
    switch kind {
    case .chain(_, let links):
      guard case .method(let name, _)? = links.last?.kind, let link = links.last else {
        return false
      }
      return name.span.start > link.span.start + 1
    case .operations(_, let operations): return operations.last?.right.hasColonAtItsEnd ?? false
    case .unary(_, let operand): return operand.hasColonAtItsEnd
    default: return false
    }
  }
}
