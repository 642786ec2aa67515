/// What to say about tokens that are there and should not be; most come from other languages.
extension Parser {
  /// The error of a token with which no statement begins.
  func strayToken() -> SyntaxError {
    if let error = closerOfOuterBracket() { return error }
    if let error = foreignOperator() { return error }
    switch token.kind {
    case .rightParenthesis, .rightBrace, .rightBracket, .then, .in: return strayCloserOrWord()
    case .doubleSlash, .hash, .slash, .minus:
      return source.error(
        "\(found) begins no statement", at: token.span, hint: "a comment begins with '--'")
    case .string, .number, .leftBrace, .nil, .true, .false, .ellipsis, .not:
      return source.error(
        "\(found) is a value, and a value alone does nothing", at: token.span,
        hint: token.kind == .leftBrace ? "a block begins with 'do' and ends with 'end'" : nil)
    default:
      let isOperator = BinaryOperator(token.kind) != nil
      let hint = "the statement before has ended; put its call's arguments in parentheses"
      return source.error(
        "\(found) begins no statement", at: token.span, hint: isOperator ? hint : nil)
    }
  }

  private func strayCloserOrWord() -> SyntaxError {
    switch token.kind {
    case .then:
      return source.error(
        "'then' has no 'if' or 'elseif' before it", at: token.span,
        hint: previous.kind == .else ? "after 'else' stands no 'then'" : nil)
    case .in: return source.error("'in' has no 'for' before it", at: token.span)
    default: return strayCloser()
    }
  }

  /// The error of an expression that does nothing as a statement.
  func strayExpression(_ expression: Expression) -> SyntaxError {
    if let error = foreignOperator(after: expression) { return error }
    let text = String(source.text(expression.span).prefix(40))
    if let hint = hint(forWord: text) {
      return source.error("'\(text)' is not Lua", at: expression.span, hint: hint)
    }
    if let comment = lexer.comments.last, comment.span.start == previous.span.end {
      return source.error(
        "'--' begins a comment and subtracts nothing", at: comment.span,
        hint: "write \(text) = \(text) - 1")
    }
    let isAtEnd = token.kind == .endOfInput
    if token.kind == .equal {
      return source.error(
        "'==' compares, and the result is not used", at: token.span, hint: "write '=' to assign")
    }
    if BinaryOperator(token.kind) != nil {
      return source.error(
        "this computes a value that is not used", at: expression.span,
        hint: "assign it, return it or give it to a function")
    }
    if followsDoubleSlash(expression) {
      return source.error(
        "'\(text)' alone does nothing", at: expression.span,
        hint: "'//' divides; a comment begins with '--'")
    }
    let isFunctionName = !text.contains("(")
    return source.error(
      "'\(text)' alone does nothing", at: expression.span,
      hint: isFunctionName ? "write \(text)() to call it, or \(text) = … to assign" : nil,
      isIncomplete: isAtEnd)
  }

  /// The error of an expression before `=` that is no variable or field.
  func notAssignable(_ target: Expression) -> SyntaxError {
    if target.isCall {
      return source.error(
        "what a call returns can't be assigned", at: target.span, hint: "write '==' to compare")
    }
    return source.error(
      "'\(source.text(target.span).prefix(40))' can't be assigned", at: target.span,
      hint: "only a variable or a field can, without parentheses")
  }

  private func followsDoubleSlash(_ expression: Expression) -> Bool {
    let start = source.location(of: expression.span.start)
    let line = source.text(Span(source.lineStarts[start.line - 1], expression.span.start))
    return line.split(separator: "/", omittingEmptySubsequences: false).dropFirst().contains("")
  }

  private func hint(forWord text: String) -> String? {
    switch text {
    case "var", "let", "const", "auto": return "write 'local'"
    case "elif", "elsif", "elseIf", "elsef": return "write 'elseif'"
    case "def", "fn", "func", "fun": return "write 'function'"
    case "foreach": return "write 'for'"
    case "continue":
      return "write 'goto continue', and '::continue::' before the 'end' of the loop"
    default: return nil
    }
  }
}
