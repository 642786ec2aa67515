extension Parser {
  /// The error of a block that is not ended where it should be. Which block that is, the indentation
  /// tells better than the order: the first in which something stands too far left.
  func missingEnd() -> SyntaxError {
    guard let innermost = openers.last else { return strayCloser() }
    if let clue = layout.unfinished.first {
      return missingEnd(of: clue.opener, at: clue.token.span, before: clue.token)
    }
    let gap = Span(previous.span.end, previous.span.end)
    let isAtEnd = token.kind == .endOfInput
    return missingEnd(of: innermost, at: gap, before: isAtEnd ? nil : token)
  }

  /// The error of something whose end is missing at a place, before a token.
  func missingEnd(
    of opener: Opener, at span: Span, before found: Token?
  ) -> SyntaxError {
    let isIncomplete = token.kind == .endOfInput
    if let elseIf = opener.elseIf, opener.closer == .end {
      return source.error(
        "'else if' begins a second 'if', which needs its own 'end'", at: elseIf.span,
        hint: "write 'elseif' in one word", opener: opener.token.span.start,
        isIncomplete: isIncomplete)
    }
    let word = source.text(opener.token.span)
    let hint = found.map {
      "it is expected before the '\(source.text($0.span).prefix(40))' at line \($0.line)"
    }
    return source.error(
      "'\(opener.closer.rawValue)' is missing for the '\(word)' at line \(opener.token.line)",
      at: span, hint: hint, opener: opener.token.span.start, isIncomplete: isIncomplete)
  }

  /// The error of a word or bracket that ends what has not begun.
  func strayCloser() -> SyntaxError {
    let text = source.text(token.span)
    var hint: String?
    switch token.kind {
    case .end:
      hint =
        layout.surplusEnd.map { "by its indentation, the 'end' at line \($0.line) is one too many" }
        ?? "there is one 'end' too many, or a block before it has no beginning"
    case .else, .elseif: hint = "the 'if' has ended already, or has no 'then'"
    case .until: hint = "there is no 'repeat' for it"
    default: break
    }
    return source.error("'\(text)' ends nothing that has begun", at: token.span, hint: hint)
  }

  /// The error of a statement that comes after `return`.
  func statementAfterReturn() -> SyntaxError {
    if let error = closerOfOuterBracket() { return error }
    if let opener = openers.last, opener.isBlock, standsOutside(opener) {
      let clue = layout.unfinished.first ?? (opener, token)
      return missingEnd(of: clue.opener, at: clue.token.span, before: clue.token)
    }
    if token.kind == .assign { return assignmentInCondition(of: "'return'") }
    if let error = foreignOperator() { return error }
    return source.error(
      "'return' must be the last statement of its block, but \(found) follows", at: token.span,
      hint: "'end' may be missing before it; to return in the middle write 'do return end'")
  }

  /// Tells whether the token begins a line that is no further right than a block; so does a name whose
  /// `=` it is, as when the next field of a table follows.
  private func standsOutside(_ opener: Opener) -> Bool {
    let first = token.kind == .assign ? previous : token
    return first.line > opener.token.line && source.isFirstInLine(first.span.start)
      && source.indentation(ofLine: first.line) <= opener.indentation
  }

  private func assignmentInCondition(of what: String) -> SyntaxError {
    source.error(
      "'=' can't stand after \(what): it assigns", at: token.span, hint: "write '==' to compare")
  }

  /// The error of `)` and the like in a block that has begun inside its bracket.
  func closerOfOuterBracket() -> SyntaxError? {
    switch token.kind {
    case .rightParenthesis, .rightBrace, .rightBracket, .comma: break
    default: return nil
    }
    let isOpen = openers.contains {
      !$0.isBlock && ($0.closer == token.kind || token.kind == .comma)
    }
    guard isOpen, openers.last?.isBlock ?? false else { return nil }
    return missingEnd()
  }
}
