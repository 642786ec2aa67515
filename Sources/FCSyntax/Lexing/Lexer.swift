/// Cuts a script into tokens, one at a time.
///
/// For example:
///
///     var lexer = Lexer(SourceText(Array("x = 1".utf8)))
///     while try lexer.next().kind != .endOfInput {}
public struct Lexer {
  /// What is cut.
  public let source: SourceText
  /// The comments passed so far.
  public private(set) var comments: [Comment] = []

  // A copy of the source's, which is nearer.
  let bytes: [UInt8]
  var offset: Int
  var line: Int

  /// Begins with the code of a text.
  public init(_ source: SourceText) {
    self.source = source
    bytes = source.bytes
    offset = source.codeStart
    line = source.location(of: source.codeStart).line
  }

  /// Cuts off the next token; at the end, `endOfInput` each time.
  ///
  /// - Throws: `SyntaxError` for a string, number or comment that is not written as it should be,
  ///   and for a character that begins no token.
  public mutating func next() throws(SyntaxError) -> Token {
    try skipSpaceAndComments()
    let start = offset
    guard start < bytes.count else {
      return Token(kind: .endOfInput, span: Span(start, start), line: line)
    }
    let startLine = line
    let byte = bytes[start]
    let kind: Token.Kind
    if byte.isNameStart {
      offset += 1
      while offset < bytes.count, bytes[offset].isNamePart { offset += 1 }
      kind = Token.Kind.keyword(in: bytes, Span(start, offset)) ?? .name
    } else if byte.isDigit || byte == UInt8(ascii: ".") && (peek(1)?.isDigit ?? false) {
      try skipNumber()
      kind = .number
    } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      try skipQuoted()
      kind = .string
    } else if byte == UInt8(ascii: "["), peek(1) == byte || peek(1) == UInt8(ascii: "=") {
      try skipLong(what: "string")
      kind = .string
    } else {
      kind = symbol(byte)
      if kind == .unknown { throw foreignCharacter() }
    }
    return Token(kind: kind, span: Span(start, offset), line: startLine)
  }

  /// The byte so many further on; nil past the end.
  @inline(__always)
  func peek(_ distance: Int) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  /// Passes a line break when one stands here.
  @inline(__always)
  mutating func skipLineBreak() -> Bool {
    let length = bytes.lineBreakLength(at: offset)
    guard length > 0 else { return false }
    offset += length
    line += 1
    return true
  }

  private mutating func skipSpaceAndComments() throws(SyntaxError) {
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte.isBlank {
        offset += 1
      } else if skipLineBreak() {
        continue
      } else if byte == UInt8(ascii: "-"), peek(1) == byte {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(SyntaxError) {
    let start = offset
    let startLine = line
    offset += 2
    if peek(0) == UInt8(ascii: "["), longBracketLevel() != nil {
      try skipLong(what: "comment")
    } else {
      while offset < bytes.count, bytes.lineBreakLength(at: offset) == 0 { offset += 1 }
    }
    comments.append(
      Comment(
        span: Span(start, offset), line: startLine, followsCode: !source.isFirstInLine(start)))
  }

  private mutating func symbol(_ byte: UInt8) -> Token.Kind {
    offset += 1
    switch byte {
    case UInt8(ascii: "+"): return .plus
    case UInt8(ascii: "-"): return .minus
    case UInt8(ascii: "*"): return .star
    case UInt8(ascii: "%"): return .percent
    case UInt8(ascii: "^"): return .caret
    case UInt8(ascii: "#"): return .hash
    case UInt8(ascii: "&"): return .ampersand
    case UInt8(ascii: "|"): return .bar
    case UInt8(ascii: "("): return .leftParenthesis
    case UInt8(ascii: ")"): return .rightParenthesis
    case UInt8(ascii: "{"): return .leftBrace
    case UInt8(ascii: "}"): return .rightBrace
    case UInt8(ascii: "["): return .leftBracket
    case UInt8(ascii: "]"): return .rightBracket
    case UInt8(ascii: ";"): return .semicolon
    case UInt8(ascii: ","): return .comma
    case UInt8(ascii: "/"): return passes("/") ? .doubleSlash : .slash
    case UInt8(ascii: "="): return passes("=") ? .equal : .assign
    case UInt8(ascii: "~"): return passes("=") ? .notEqual : .tilde
    case UInt8(ascii: ":"): return passes(":") ? .doubleColon : .colon
    case UInt8(ascii: "<"): return passes("=") ? .lessOrEqual : passes("<") ? .shiftLeft : .less
    case UInt8(ascii: ">"):
      return passes("=") ? .greaterOrEqual : passes(">") ? .shiftRight : .greater
    case UInt8(ascii: "."): return !passes(".") ? .dot : passes(".") ? .ellipsis : .concatenate
    default:
      offset -= 1
      return .unknown
    }
  }

  private mutating func passes(_ character: Unicode.Scalar) -> Bool {
    guard peek(0) == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }
}
