/// Finds mistakes that are seen in a statement or expression alone.
struct TreeLints: SyntaxVisitor {
  let source: SourceText
  let scopes: Scopes
  var findings: [Finding] = []

  mutating func visit(_ block: Block) -> Bool {
    for (statement, next) in zip(block.statements, block.statements.dropFirst()) {
      noteUnreachable(next, after: statement)
    }
    return true
  }

  mutating func visit(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .local(let names, _): noteDuplicates(names.map(\.name))
    case .genericFor(let names, _, _): noteDuplicates(names)
    case .assignment(let targets, let values) where targets.count == 1 && values.count == 1:
      noteSelfAssignment(targets[0], values[0])
    default: break
    }
    return true
  }

  mutating func visit(_ function: Function) -> Bool {
    noteDuplicates(function.parameters)
    return true
  }

  mutating func visit(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .table(let fields): noteDuplicates(fields)
    case .operations(let first, let operations): noteMisplacedNot(first, operations)
    default: break
    }
    return true
  }

  private mutating func add(
    _ code: Finding.Code, _ message: String, at span: Span, hint: String?
  ) {
    findings.append(source.finding(code, message, at: span, hint: hint))
  }

  private func line(of span: Span) -> Int { source.location(of: span.start).line }

  private mutating func noteUnreachable(_ next: Statement, after statement: Statement) {
    let word: String
    switch statement.kind {
    case .break: word = "break"
    case .goto: word = "goto"
    default: return
    }
    if case .label = next.kind { return }
    add(
      .unreachableCode, "this never runs: it stands after '\(word)'", at: next.span,
      hint: "put it before the '\(word)', or remove it")
  }

  private mutating func noteDuplicates(_ names: [Name]) {
    guard names.count > 1 else { return }
    for (position, name) in names.enumerated() where !name.text.hasPrefix("_") {
      guard names[..<position].contains(where: { $0.text == name.text }) else { continue }
      add(
        .duplicateName, "the name '\(name.text)' is declared twice here", at: name.span,
        hint: "only the last one can be seen")
    }
  }

  private mutating func noteDuplicates(_ fields: [Field]) {
    var places: [ConstantKey: Span] = [:]
    var position: Int64 = 0
    for field in fields {
      let key: ConstantKey?
      switch field.key {
      case .position:
        position += 1
        key = .number(.integer(position))
      case .name(let name): key = .text(Array(name.text.utf8))
      case .expression(let expression): key = ConstantKey(expression)
      }
      guard let key else { continue }
      guard let first = places.updateValue(field.span, forKey: key) else { continue }
      add(
        .duplicateField, "the field \(key.description) is given twice", at: field.span,
        hint: "the first one is at line \(line(of: first))")
    }
  }

  private mutating func noteSelfAssignment(_ target: Expression, _ value: Expression) {
    guard let name = target.name, let other = value.name, name.text == other.text else { return }
    add(
      .selfAssignment, "'\(name.text)' is assigned to itself", at: target.span.through(value.span),
      hint: "one of the two is meant to be another name, or a field")
  }

  private mutating func noteMisplacedNot(_ first: Expression, _ operations: [Operation]) {
    guard case .unary(.not, let operand) = first.kind, let operation = operations.first,
      operation.operator == .equal || operation.operator == .notEqual
    else { return }
    // Whoever writes it on both sides, or compares with true or false, knows what it does.
    switch operation.right.kind {
    case .unary(.not, _), .true, .false: return
    default: break
    }
    let better: BinaryOperator = operation.operator == .equal ? .notEqual : .equal
    let left = source.text(operand.span).prefix(40)
    let right = source.text(operation.right.span).prefix(40)
    add(
      .misplacedNot, "'not' belongs to '\(left)' alone, not to the comparison",
      at: first.span.through(operation.right.span),
      hint: "write \(left) \(better.rawValue) \(right)")
  }
}

/// The key of a field, as far as it is known without running the script.
private enum ConstantKey: Hashable {
  case text([UInt8])
  case number(Number)
  case boolean(Bool)

  init?(_ expression: Expression) {
    switch expression.kind {
    case .string(let bytes): self = .text(bytes)
    case .number(.float(let value)):
      self = .number(Int64(exactly: value).map(Number.integer) ?? .float(value))
    case .number(let number): self = .number(number)
    case .true: self = .boolean(true)
    case .false: self = .boolean(false)
    default: return nil
    }
  }

  var description: String {
    switch self {
    case .text(let bytes): "'\(String(decoding: bytes.prefix(60), as: UTF8.self))'"
    case .number(.integer(let value)): "[\(value)]"
    case .number(.float(let value)): "[\(value)]"
    case .boolean(let value): "[\(value)]"
    }
  }
}
