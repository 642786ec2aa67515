/// Something that has begun and must be ended.
struct Opener {
  /// The word or bracket that begins it.
  var token: Token
  /// What ends it.
  var closer: Token.Kind
  /// For an `if`: the `if` right after its `else`, which people write where `elseif` is meant.
  var elseIf: Token?

  var isBlock: Bool { closer == .end || closer == .until }
}

/// What the indentation tells about where an `end` is missing, or one is too many.
struct LayoutClues {
  /// Blocks whose end stands further left than they do, each with that end.
  var unfinished: [(opener: Opener, closer: Token)] = []
  /// The last end of an outermost block that stands further right than its beginning.
  var surplusEnd: Token?
}

extension Parser {
  /// Reads statements up to a word that ends a block.
  mutating func block() throws(SyntaxError) -> Block {
    let start = previous.span.end
    var statements: [Statement] = []
    while !endsBlock(token.kind) {
      if try passes(.semicolon) { continue }
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
    openers.append(Opener(token: opener, closer: closer))
  }

  /// Passes the `end` or `until` of the innermost block.
  mutating func closeBlock() throws(SyntaxError) {
    guard let opener = openers.last, token.kind == opener.closer else { throw missingEnd() }
    noteLayout(of: opener)
    openers.removeLast()
    try advance()
  }

  /// Compares how far to the right a block begins and ends; `else` is an end too.
  mutating func noteLayout(of opener: Opener) {
    guard token.line != opener.token.line, source.isFirstInLine(token.span.start) else { return }
    let beginning = source.indentation(at: opener.token.span.start)
    let end = source.indentation(at: token.span.start)
    if end < beginning {
      layout.unfinished.append((opener, token))
    } else if end == beginning {
      // What is inside has ended, whatever it looks like.
      layout.unfinished.removeAll { $0.opener.token.span.start > opener.token.span.start }
    } else if openers.count == 1 {
      layout.surplusEnd = token
    }
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
