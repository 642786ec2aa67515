extension Parser {
  /// Reads expressions with commas between them.
  mutating func expressions() throws(SyntaxError) -> [Expression] {
    var list = [try expression()]
    while try passes(.comma) { list.append(try expression()) }
    return list
  }

  /// Reads an expression.
  ///
  /// - Parameter limit: Operators that bind no more strongly than this end it.
  mutating func expression(above limit: Int = 0) throws(SyntaxError) -> Expression {
    try enter(1)
    defer { leave(1) }
    let start = token.span.start
    let first: Expression
    if let unary = UnaryOperator(token.kind) {
      try advance()
      let operand = try expression(above: UnaryOperator.binding)
      first = Expression(kind: .unary(unary, operand), span: span(from: start))
    } else {
      first = try operand()
    }
    var operations: [Operation] = []
    while let binary = BinaryOperator(token.kind), binary.binding.left > limit {
      try advance()
      let right = try expression(above: binary.binding.right)
      operations.append(Operation(operator: binary, right: right))
    }
    if operations.isEmpty { return first }
    return Expression(kind: .operations(first, operations), span: span(from: start))
  }

  private mutating func operand() throws(SyntaxError) -> Expression {
    let start = token
    let kind: Expression.Kind
    switch token.kind {
    case .number: kind = .number(lexer.numberValue(token.span))
    case .string: kind = .string(lexer.stringValue(token.span))
    case .nil: kind = .nil
    case .true: kind = .true
    case .false: kind = .false
    case .ellipsis: kind = .variableArguments
    case .leftBrace: return try table()
    case .function:
      try advance()
      let function = try function(from: start, method: nil)
      return Expression(kind: .function(function), span: function.span)
    case .name, .leftParenthesis: return try chain()
    default: throw missingValue()
    }
    try advance()
    return Expression(kind: kind, span: start.span)
  }

  /// Reads a variable or what stands in parentheses, with all fields and calls after it.
  mutating func chain() throws(SyntaxError) -> Expression {
    let base = try chainBase()
    var links: [Link] = []
    while let link = try link() { links.append(link) }
    if links.isEmpty { return base }
    return Expression(kind: .chain(base, links), span: span(from: base.span.start))
  }

  private mutating func chainBase() throws(SyntaxError) -> Expression {
    let start = token
    if token.kind == .name {
      let name = try variable("here")
      return Expression(kind: .name(name), span: name.span)
    }
    guard token.kind == .leftParenthesis else { throw missingValue() }
    open(token, closer: .rightParenthesis)
    try advance()
    let inner = try expression()
    try closeBracket()
    return Expression(kind: .parenthesised(inner), span: span(from: start.span.start))
  }

  private mutating func link() throws(SyntaxError) -> Link? {
    let start = token
    let kind: Link.Kind
    switch token.kind {
    case .dot:
      try advance()
      kind = .field(try plainName("after '.'"))
    case .leftBracket:
      open(token, closer: .rightBracket)
      try advance()
      let key = try expression()
      try closeBracket()
      kind = .index(key)
    case .colon:
      try advance()
      let name = try plainName("after ':'")
      guard beginsArguments(token.kind) else { throw methodWithoutCall(name) }
      kind = .method(name, try arguments())
    case .leftParenthesis, .string, .leftBrace: kind = .call(try arguments())
    default: return nil
    }
    return Link(kind: kind, span: span(from: start.span.start))
  }

  private func beginsArguments(_ kind: Token.Kind) -> Bool {
    kind == .leftParenthesis || kind == .string || kind == .leftBrace
  }

  private mutating func arguments() throws(SyntaxError) -> [Expression] {
    guard token.kind == .leftParenthesis else { return [try soleArgument()] }
    open(token, closer: .rightParenthesis)
    try advance()
    let list = token.kind == .rightParenthesis ? [] : try expressions()
    try closeBracket()
    return list
  }

  private mutating func soleArgument() throws(SyntaxError) -> Expression {
    if token.kind == .leftBrace { return try table() }
    let string = Expression(kind: .string(lexer.stringValue(token.span)), span: token.span)
    try advance()
    return string
  }

  private mutating func table() throws(SyntaxError) -> Expression {
    let start = token
    open(token, closer: .rightBrace)
    try advance()
    var fields: [Field] = []
    while token.kind != .rightBrace {
      noteLayoutOfPart()
      fields.append(try field())
      guard token.kind == .comma || token.kind == .semicolon else { break }
      try advance()
    }
    if token.kind == .rightBrace, let opener = openers.last { noteLayout(of: opener) }
    try closeBracket()
    return Expression(kind: .table(fields), span: span(from: start.span.start))
  }

  private mutating func field() throws(SyntaxError) -> Field {
    let start = token
    var key = Field.Key.position
    if token.kind == .name, try kindAhead() == .assign {
      key = .name(try plainName("here"))
      try advance()
    } else if token.kind == .leftBracket {
      open(token, closer: .rightBracket)
      try advance()
      key = .expression(try expression())
      try closeBracket()
      guard try passes(.assign) else { throw missing("'='", "after the key in brackets") }
    }
    let value = try expression()
    return Field(key: key, value: value, span: span(from: start.span.start))
  }

  /// Reads a function from its parameters on.
  ///
  /// - Parameter method: Its name when it was written with a colon.
  mutating func function(from start: Token, method: Name?) throws(SyntaxError) -> Function {
    var selfParameter: Name?
    if let method { selfParameter = Name(text: "self", span: method.span, number: takeNumber()) }
    guard token.kind == .leftParenthesis else { throw missingParameters(start) }
    open(token, closer: .rightParenthesis)
    try advance()
    var parameters: [Name] = []
    var takesMore = false
    if token.kind != .rightParenthesis {
      repeat {
        takesMore = try passes(.ellipsis)
        if takesMore { break }
        parameters.append(try variable("among the parameters"))
      } while try passes(.comma)
    }
    try closeBracket()
    let body = try block(of: start)
    return Function(
      parameters: parameters, selfParameter: selfParameter, takesMore: takesMore, body: body,
      span: span(from: start.span.start))
  }
}
