/// Makes a tree of a script. `Script` is the way to use it.
///
/// It takes what Lua 5.4 takes, except for what only the resolver of names can know: jumps, constants
/// and where `...` may stand.
///
/// - Source: Lua 5.4 manual, chapter 9, the complete syntax.
struct Parser {
  /// How many statements and operands may be inside each other.
  ///
  /// - Source: Lua allows 200 C calls, a few of which are made before a script is read.
  static let maximumDepth = 195

  var lexer: Lexer
  /// The token to look at.
  var token: Token
  /// The token after it, when that had to be looked at too.
  private var ahead: Token?
  /// The token before.
  var previous: Token
  /// What has begun and not ended, from the outermost.
  var openers: [Opener] = []
  var layout = LayoutClues()
  /// How many names of variables there are.
  private(set) var nameCount = 0
  private var depth = 0

  var source: SourceText { lexer.source }

  init(_ source: SourceText) throws(SyntaxError) {
    lexer = Lexer(source)
    token = try lexer.next()
    previous = Token(kind: .unknown, span: Span(token.span.start, token.span.start), line: 0)
  }

  /// Reads the whole script.
  mutating func script() throws(SyntaxError) -> Block {
    let block = try block()
    if token.kind != .endOfInput { throw strayCloser() }
    return Block(statements: block.statements, span: Span(source.codeStart, source.bytes.count))
  }

  /// Goes on to the next token.
  mutating func advance() throws(SyntaxError) {
    previous = token
    if let next = ahead {
      token = next
      ahead = nil
    } else {
      token = try lexer.next()
    }
  }

  /// The kind of the token after the next one.
  mutating func kindAhead() throws(SyntaxError) -> Token.Kind {
    if let ahead { return ahead.kind }
    let next = try lexer.next()
    ahead = next
    return next.kind
  }

  /// Goes on when this kind of token is next.
  mutating func passes(_ kind: Token.Kind) throws(SyntaxError) -> Bool {
    guard token.kind == kind else { return false }
    try advance()
    return true
  }

  /// Runs what reads a part of a statement or expression.
  ///
  /// - Throws: `SyntaxError` also when too many are inside each other.
  mutating func nested<Part>(
    _ read: (inout Parser) throws(SyntaxError) -> Part
  ) throws(SyntaxError) -> Part {
    try enter(1)
    let part = try read(&self)
    leave(1)
    return part
  }

  mutating func enter(_ levels: Int) throws(SyntaxError) {
    depth += levels
    guard depth <= Self.maximumDepth else {
      throw source.error(
        "too many nested parts", at: token.span,
        hint: "at most \(Self.maximumDepth) may be inside each other; give some a name with 'local'"
      )
    }
  }

  mutating func leave(_ levels: Int) { depth -= levels }

  /// From the beginning of something to the end of the last token.
  func span(from start: Int) -> Span { Span(start, max(start, previous.span.end)) }

  /// Reads the name of a variable.
  mutating func variable(_ place: String) throws(SyntaxError) -> Name {
    var name = try plainName(place)
    name.number = takeNumber()
    return name
  }

  /// Reads a name that is no variable's.
  ///
  /// - Parameter place: What the name is for, as in "after 'local'".
  mutating func plainName(_ place: String) throws(SyntaxError) -> Name {
    guard token.kind == .name else { throw missingName(place) }
    let name = Name(text: source.text(token.span), span: token.span)
    try advance()
    return name
  }

  mutating func takeNumber() -> Int {
    defer { nameCount += 1 }
    return nameCount
  }
}
