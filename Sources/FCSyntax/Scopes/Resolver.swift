/// Finds what each name of a script means, and what only that tells to be wrong.
///
/// - Source: Lua 5.4 manual, sections 3.3.4, 3.3.7 and 3.5.
struct Resolver {
  /// How many local variables a function may have at a time.
  static let maximumVariables = 200

  let source: SourceText
  var scopes: Scopes
  var errors: [SyntaxError] = []
  /// The variables that can be seen, by name.
  private var visible: [String: Int] = [:]
  /// The variables of all open blocks, each with the one that it hides.
  private var active: [(variable: Int, hidden: Int?)] = []
  /// The functions around the place, the main chunk first.
  var functions: [FunctionScope] = []

  init(_ source: SourceText, nameCount: Int) {
    self.source = source
    scopes = Scopes(meanings: Array(repeating: .global, count: nameCount))
  }

  /// Resolves the names of the main chunk.
  mutating func resolve(_ block: Block) {
    functions.append(FunctionScope(takesMore: true, firstActive: 0))
    resolve(block: block)
    endFunction()
  }

  mutating func resolve(block: Block) {
    let start = open()
    statements(block, from: start, endsScope: true)
    close(start)
  }

  /// - Parameter endsScope: Whether the variables go with the last statement; in `repeat` they last
  ///   for its condition.
  private mutating func statements(_ block: Block, from start: BlockStart, endsScope: Bool) {
    let isVoid: (Statement) -> Bool = { if case .label = $0.kind { true } else { false } }
    let lastCount = block.statements.reversed().prefix(while: isVoid).count
    for (position, statement) in block.statements.enumerated() {
      if case .label(let name) = statement.kind {
        let isLast = endsScope && position >= block.statements.count - lastCount
        label(
          name, firstJump: start.jumps, activeCount: isLast ? start.active : active.count)
      } else {
        resolve(statement)
      }
    }
  }

  private mutating func resolve(_ statement: Statement) {
    switch statement.kind {
    case .local(let names, let values):
      resolve(values)
      for local in names { declare(local.name, .local, attribute: local.attribute) }
    case .localFunction(let name, let function):
      declare(name, .function)
      resolve(function)
    case .function(let target, let function):
      if let name = target.name { assign(name) } else { resolve(target) }
      resolve(function)
    case .assignment(let targets, let values):
      for target in targets {
        if let name = target.name { assign(name) } else { resolve(target) }
      }
      resolve(values)
    case .call(let call): resolve(call)
    case .do(let block): resolve(block: block)
    case .while(let condition, let block):
      resolve(condition)
      loop { $0.resolve(block: block) }
    case .repeat(let block, let condition):
      loop { resolver in
        let start = resolver.open()
        resolver.statements(block, from: start, endsScope: false)
        resolver.resolve(condition)
        resolver.close(start)
      }
    case .if(let branches, let otherwise):
      for branch in branches {
        resolve(branch.condition)
        resolve(block: branch.block)
      }
      if let otherwise { resolve(block: otherwise) }
    case .numericFor(let name, let first, let last, let step, let block):
      resolve([first, last] + (step.map { [$0] } ?? []))
      // Lua keeps three values of its own.
      loop([name], ownValues: 3, block)
    case .genericFor(let names, let values, let block):
      resolve(values)
      loop(names, ownValues: 4, block)
    case .return(let values): resolve(values)
    case .break:
      if functions[functions.count - 1].loopDepth == 0 {
        report("'break' stands in no loop", at: statement.span, hint: "'return' leaves a function")
      }
    case .goto(let name): jump(to: name)
    case .label: break
    }
  }

  private mutating func loop(_ body: (inout Resolver) -> Void) {
    functions[functions.count - 1].loopDepth += 1
    body(&self)
    functions[functions.count - 1].loopDepth -= 1
  }

  private mutating func loop(_ names: [Name], ownValues: Int, _ block: Block) {
    functions[functions.count - 1].ownValues += ownValues
    loop { resolver in
      let start = resolver.open()
      for name in names { resolver.declare(name, .loop) }
      resolver.resolve(block: block)
      resolver.close(start)
    }
    functions[functions.count - 1].ownValues -= ownValues
  }

  // MARK: Blocks and variables

  func open() -> BlockStart {
    let function = functions[functions.count - 1]
    return BlockStart(
      active: active.count, labels: function.labels.count, jumps: function.jumps.count)
  }

  mutating func close(_ start: BlockStart) {
    functions[functions.count - 1].close(start)
    while active.count > start.active {
      let (variable, hidden) = active.removeLast()
      visible[scopes.variables[variable].name.text] = hidden
    }
  }

  mutating func declare(_ name: Name, _ kind: Variable.Kind, attribute: Attribute? = nil) {
    let number = scopes.variables.count
    scopes.variables.append(
      Variable(
        name: name, kind: kind, attribute: attribute, functionDepth: functions.count - 1))
    if let position = name.number { scopes.meanings[position] = .local(number) }
    active.append((number, visible.updateValue(number, forKey: name.text)))
    let function = functions[functions.count - 1]
    let count = active.count - function.firstActive + function.ownValues
    if count == Self.maximumVariables + 1 {
      report(
        "a function can have \(Self.maximumVariables) local variables at a time", at: name.span,
        hint: "keep some of them in a table, or put them into 'do … end'")
    }
  }

  mutating func read(_ name: Name) {
    use(name, isWrite: false)
  }

  private mutating func assign(_ name: Name) {
    guard let number = use(name, isWrite: true) else { return }
    let variable = scopes.variables[number]
    guard let attribute = variable.attribute else { return }
    let line = source.location(of: variable.name.span.start).line
    report(
      "'\(name.text)' is constant and can't be assigned", at: name.span,
      hint: "it is declared with <\(attribute.rawValue)> at line \(line)")
  }

  /// Notes a use, and returns the local variable that is used.
  @discardableResult
  private mutating func use(_ name: Name, isWrite: Bool) -> Int? {
    guard let position = name.number else { return nil }
    if let number = visible[name.text] {
      scopes.meanings[position] = .local(number)
      note(name.span, of: number, isWrite: isWrite)
      return number
    }
    if name.text == "_ENV" {
      scopes.meanings[position] = .environment
    } else if let environment = visible["_ENV"] {
      scopes.meanings[position] = .field(ofEnvironment: environment)
      note(name.span, of: environment, isWrite: false)
    } else {
      scopes.globals.append(
        GlobalUse(name: name, isWrite: isWrite, functionDepth: functions.count - 1))
    }
    return nil
  }

  private mutating func note(_ span: Span, of number: Int, isWrite: Bool) {
    if isWrite {
      scopes.variables[number].writes.append(span)
    } else {
      scopes.variables[number].reads.append(span)
    }
    if scopes.variables[number].functionDepth < functions.count - 1 {
      scopes.variables[number].isCaptured = true
    }
  }

  var activeCount: Int { active.count }

  mutating func report(_ message: String, at span: Span, hint: String?) {
    errors.append(source.error(message, at: span, hint: hint))
  }
}
