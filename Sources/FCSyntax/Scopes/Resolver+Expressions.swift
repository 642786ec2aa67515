extension Resolver {
  mutating func resolve(_ expressions: [Expression]) {
    for expression in expressions { resolve(expression) }
  }

  mutating func resolve(_ expression: Expression) {
    switch expression.kind {
    case .nil, .true, .false, .number, .string: break
    case .variableArguments:
      if !functions[functions.count - 1].takesMore {
        report(
          "'...' stands in a function that has no '...' among its parameters",
          at: expression.span, hint: "write it last among the parameters")
      }
    case .name(let name): read(name)
    case .function(let function): resolve(function)
    case .table(let fields):
      for field in fields {
        if case .expression(let key) = field.key { resolve(key) }
        resolve(field.value)
      }
    case .parenthesised(let inner), .unary(_, let inner): resolve(inner)
    case .operations(let first, let operations):
      resolve(first)
      for operation in operations { resolve(operation.right) }
    case .chain(let base, let links):
      resolve(base)
      for link in links {
        switch link.kind {
        case .field: break
        case .index(let key): resolve(key)
        case .call(let arguments), .method(_, let arguments): resolve(arguments)
        }
      }
    }
  }

  mutating func resolve(_ function: Function) {
    functions.append(FunctionScope(takesMore: function.takesMore, firstActive: activeCount))
    let start = open()
    if let name = function.selfParameter { declare(name, .selfParameter) }
    for name in function.parameters { declare(name, .parameter) }
    resolve(block: function.body)
    close(start)
    endFunction()
  }
}
