/// What to say about tokens that are there and should not be; most come from other languages.
extension Parser {
  /// The error of a token with which no statement begins.
  func strayToken() -> SyntaxError {
    if let error = closerOfOuterBracket() { return error }
    if let error = foreignOperator() { return error }
    switch token.kind {
    case .rightParenthesis, .rightBrace, .rightBracket, .then, .in: return strayCloserOrWord()
    case .doubleSlash, .hash, .slash:
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

  /// The error of two tokens that are one operator in other languages; nil for others.
  func foreignOperator(after target: Expression? = nil) -> SyntaxError? {
    let rest = lexer.bytes[token.span.start...].prefix(3)
    let text = String(decoding: rest, as: UTF8.self)
    let name = target.map { String(source.text($0.span).prefix(40)) } ?? "x"
    if let target, isCompound(text) {
      let length =
        text.firstIndex(of: "=").map { text.distance(from: text.startIndex, to: $0) } ?? 1
      let written = String(text.prefix(length))
      let span = Span(token.span.start, token.span.start + length + 1)
      guard target.isAssignable || target.isCall else { return nil }
      return source.error(
        "'\(written)=' is not Lua", at: span, hint: "write \(name) = \(name) \(written) …")
    }
    let foreign: [(String, String)] = [
      ("++", "write \(name) = \(name) + 1"), ("&&", "write 'and'"), ("||", "write 'or'"),
      ("=>", "write '>=' to compare, or 'function() … end'"), ("=<", "write '<='"),
      ("<>", "write '~='"),
    ]
    for (written, hint) in foreign where text.hasPrefix(written) {
      let span = Span(token.span.start, token.span.start + 2)
      return source.error("'\(written)' is not Lua", at: span, hint: hint)
    }
    // The second half of one: the first was taken for an operator of Lua's.
    let halves = lexer.bytes[max(0, previous.span.end - 1)..<previous.span.end] + rest.prefix(1)
    let pair = String(decoding: halves, as: UTF8.self)
    guard previous.span.end == token.span.start,
      let (written, hint) = foreign.first(where: { $0.0 == pair })
    else { return nil }
    let span = Span(previous.span.start, token.span.end)
    return source.error("'\(written)' is not Lua", at: span, hint: hint)
  }

  private func isCompound(_ text: String) -> Bool {
    ["+=", "-=", "*=", "/=", "%=", "^=", "&=", "|=", "..=", "//="].contains { text.hasPrefix($0) }
  }
}
