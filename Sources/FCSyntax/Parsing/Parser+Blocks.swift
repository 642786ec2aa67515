/// Something that has begun and must be ended.
struct Opener {
  /// The word or bracket that begins it.
  var token: Token
  /// What ends it.
  var closer: Token.Kind
  /// How far to the right its line begins.
  var indentation: Int
  /// Tells whether a part of it has stood further right, or in its line, as they should.
  var isIndented = false
  /// For an `if`: the `if` right after its `else`, which people write where `elseif` is meant.
  var elseIf: Token?

  var isBlock: Bool { closer == .end || closer == .until }
}

extension Parser {
  /// Reads statements up to a word that ends a block.
  mutating func block() throws(SyntaxError) -> Block {
    let start = previous.span.end
    var statements: [Statement] = []
    while !endsBlock(token.kind) {
      if try passes(.semicolon) { continue }
      noteLayoutOfPart()
      let isLast = token.kind == .return
      statements.append(try nested { parser throws(SyntaxError) in try parser.statement() })
      if isLast {
        if !endsBlock(token.kind) { throw statementAfterReturn() }
        break
      }
    }
    return Block(statements: statements, span: Span(start, max(start, token.span.start)))
  }

  /// Reads the block of a word that was just passed, through its `end`.
  mutating func block(of opener: Token) throws(SyntaxError) -> Block {
    open(opener, closer: .end)
    let block = try block()
    try closeBlock()
    return block
  }

  mutating func open(_ opener: Token, closer: Token.Kind) {
    openers.append(
      Opener(
        token: opener, closer: closer, indentation: source.indentation(ofLine: opener.line)))
  }

  /// Passes the `end` or `until` of the innermost block.
  mutating func closeBlock() throws(SyntaxError) {
    guard let opener = openers.last, token.kind == opener.closer else { throw missingEnd() }
    noteLayout(of: opener)
    openers.removeLast()
    // Nothing is missing so far.
    if openers.isEmpty { layout.unfinished.removeAll() }
    try advance()
  }

  /// Tells whether a token ends a block, whichever it is.
  func endsBlock(_ kind: Token.Kind) -> Bool {
    switch kind {
    case .end, .else, .elseif, .until, .endOfInput: true
    default: false
    }
  }

  /// Passes the closing bracket of the innermost bracket.
  mutating func closeBracket() throws(SyntaxError) {
    guard let opener = openers.last, token.kind == opener.closer else { throw missingBracket() }
    openers.removeLast()
    try advance()
  }
}
