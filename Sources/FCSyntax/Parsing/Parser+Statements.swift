extension Parser {
  /// Reads a statement.
  mutating func statement() throws(SyntaxError) -> Statement {
    let start = token
    let kind: Statement.Kind
    switch token.kind {
    case .if: kind = try ifStatement()
    case .while:
      try advance()
      let condition = try expression()
      try expectWord(.do, after: start, condition)
      kind = .while(condition, try block(of: start))
    case .do:
      try advance()
      kind = .do(try block(of: start))
    case .for: kind = try forStatement()
    case .repeat: kind = try repeatStatement()
    case .function: kind = try functionStatement()
    case .local:
      try advance()
      kind = token.kind == .function ? try localFunction() : try localStatement()
    case .doubleColon:
      try advance()
      let name = try plainName("between '::' and '::'")
      guard try passes(.doubleColon) else { throw missing("'::'", "after the name of a label") }
      kind = .label(name)
    case .return:
      try advance()
      let hasValues = !endsBlock(token.kind) && token.kind != .semicolon
      kind = .return(hasValues ? try expressions() : [])
      _ = try passes(.semicolon)
    case .break:
      try advance()
      kind = .break
    case .goto:
      try advance()
      kind = .goto(try plainName("after 'goto'"))
    default: kind = try expressionStatement()
    }
    return Statement(kind: kind, span: span(from: start.span.start))
  }

  private mutating func ifStatement() throws(SyntaxError) -> Statement.Kind {
    open(token, closer: .end)
    let level = openers.count - 1
    var branches: [Branch] = []
    repeat {
      if !branches.isEmpty { noteLayout(of: openers[level]) }
      let word = token
      try advance()
      let condition = try expression()
      try expectWord(.then, after: word, condition)
      branches.append(Branch(condition: condition, block: try block()))
    } while token.kind == .elseif
    var otherwise: Block?
    if token.kind == .else {
      noteLayout(of: openers[level])
      try advance()
      if token.kind == .if, token.line == previous.line { openers[level].elseIf = token }
      otherwise = try block()
    }
    try closeBlock()
    return .if(branches, otherwise: otherwise)
  }

  private mutating func forStatement() throws(SyntaxError) -> Statement.Kind {
    let start = token
    try advance()
    var names = [try variable("after 'for'")]
    if names.count == 1, token.kind == .assign {
      try advance()
      let first = try expression()
      guard try passes(.comma) else { throw missingLimit() }
      let last = try expression()
      let step = try passes(.comma) ? try expression() : nil
      try expectWord(.do, after: start)
      let block = try block(of: start)
      return .numericFor(names[0], from: first, through: last, step: step, block)
    }
    while try passes(.comma) { names.append(try variable("after ','")) }
    guard try passes(.in) else {
      throw missing(
        names.count == 1 ? "'=' or 'in'" : "'in'", "after the variables of 'for'",
        hint: token.kind == .name && source.text(token.span) == "of" ? "write 'in'" : nil)
    }
    let values = try expressions()
    try expectWord(.do, after: start)
    return .genericFor(names, in: values, try block(of: start))
  }

  private mutating func repeatStatement() throws(SyntaxError) -> Statement.Kind {
    open(token, closer: .until)
    try advance()
    let block = try block()
    try closeBlock()
    let condition = try expression()
    if token.kind == .assign { throw assignmentInCondition() }
    return .repeat(block, until: condition)
  }

  private mutating func functionStatement() throws(SyntaxError) -> Statement.Kind {
    let start = token
    try advance()
    let first = try variable("after 'function'")
    var target = Expression(kind: .name(first), span: first.span)
    var links: [Link] = []
    var method: Name?
    while method == nil, token.kind == .dot || token.kind == .colon {
      let mark = token
      try advance()
      let name = try plainName("after '\(mark.kind.rawValue)'")
      links.append(Link(kind: .field(name), span: mark.span.through(name.span)))
      if mark.kind == .colon { method = name }
    }
    if !links.isEmpty {
      target = Expression(kind: .chain(target, links), span: span(from: first.span.start))
    }
    return .function(target, try function(from: start, method: method))
  }

  private mutating func localFunction() throws(SyntaxError) -> Statement.Kind {
    let start = token
    try advance()
    let name = try variable("after 'local function'")
    return .localFunction(name, try function(from: start, method: nil))
  }

  private mutating func localStatement() throws(SyntaxError) -> Statement.Kind {
    var names: [LocalName] = []
    repeat {
      let name = try variable(names.isEmpty ? "after 'local'" : "after ','")
      names.append(LocalName(name: name, attribute: try attribute()))
    } while try passes(.comma)
    if names.count(where: { $0.attribute == .toBeClosed }) > 1 {
      throw source.error(
        "one 'local' can declare only one variable that is closed",
        at: span(from: names[0].name.span.start),
        hint: "give each its own 'local'")
    }
    return .local(names, try passes(.assign) ? try expressions() : [])
  }

  private mutating func attribute() throws(SyntaxError) -> Attribute? {
    guard try passes(.less) else { return nil }
    let name = try plainName("after '<'")
    guard let attribute = Attribute(rawValue: name.text) else {
      throw source.error(
        "'\(name.text)' is no attribute of a variable", at: name.span,
        hint: "there are <const> and <close>")
    }
    guard try passes(.greater) else { throw missing("'>'", "after the attribute") }
    return attribute
  }

  private mutating func expressionStatement() throws(SyntaxError) -> Statement.Kind {
    guard token.kind == .name || token.kind == .leftParenthesis else { throw strayToken() }
    let first = try chain()
    guard token.kind == .assign || token.kind == .comma else {
      guard first.isCall else { throw strayExpression(first) }
      return .call(first)
    }
    var targets = [first]
    // Lua goes a level deeper for each.
    while try passes(.comma) {
      try enter(1)
      targets.append(try chain())
    }
    for target in targets where !target.isAssignable { throw notAssignable(target) }
    guard try passes(.assign) else { throw missing("'='", "after what is to be assigned") }
    let values = try expressions()
    leave(targets.count - 1)
    return .assignment(targets: targets, values: values)
  }
}

extension Expression {
  /// Tells whether it can be a statement.
  var isCall: Bool {
    if case .chain(_, let links) = kind { return links.last?.isCall ?? false }
    return false
  }

  /// Tells whether it can stand before `=`.
  var isAssignable: Bool {
    switch kind {
    case .name: true
    case .chain(_, let links): links.last.map { !$0.isCall } ?? false
    default: false
    }
  }
}
