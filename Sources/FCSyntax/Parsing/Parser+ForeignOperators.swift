/// What is one operator in other languages, and two tokens here.
extension Parser {
  /// The error of an operator of another language that begins with the token or ends with it; nil when
  /// there is none.
  ///
  /// - Parameter target: What stands before it in a statement, and may be what is to be changed.
  func foreignOperator(after target: Expression? = nil) -> SyntaxError? {
    let start = token.span.start
    let name = target.map { String(source.text($0.span).prefix(40)) } ?? "x"
    if target?.isAssignable ?? false, let written = Self.compound(lexer.bytes[start...]) {
      return source.error(
        "'\(written)=' is not Lua", at: Span(start, start + written.utf8.count + 1),
        hint: "write \(name) = \(name) \(written) …")
    }
    if let found = Self.foreign(lexer.bytes[start...], name) {
      return source.error(
        "'\(found.written)' is not Lua", at: Span(start, start + 2), hint: found.hint)
    }
    // The first half may have been taken for an operator of Lua's.
    guard previous.span.count == 1, previous.span.end == start,
      let found = Self.foreign(lexer.bytes[(start - 1)...], name)
    else { return nil }
    return source.error(
      "'\(found.written)' is not Lua", at: Span(start - 1, start + 1), hint: found.hint)
  }

  /// The operator of `+=` and the like with which the bytes begin.
  private static func compound(_ bytes: ArraySlice<UInt8>) -> String? {
    ["+", "-", "*", "/", "%", "^", "&", "|", "..", "//"].first {
      bytes.starts(with: ($0 + "=").utf8)
    }
  }

  private static func foreign(
    _ bytes: ArraySlice<UInt8>, _ name: String
  ) -> (written: String, hint: String)? {
    let operators = [
      ("++", "write \(name) = \(name) + 1"), ("&&", "write 'and'"), ("||", "write 'or'"),
      ("=>", "write '>=' to compare, '=' for a field, 'function' for a function"),
      ("=<", "write '<='"),
      ("<>", "write '~='"),
    ]
    return operators.first { bytes.starts(with: $0.0.utf8) }
  }
}
