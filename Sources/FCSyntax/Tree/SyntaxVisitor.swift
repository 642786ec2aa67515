/// Goes through a tree in the order in which it is written.
///
/// Everything has an answer already: to go on into the parts. For example:
///
///     struct CallCounter: SyntaxVisitor {
///       var count = 0
///       mutating func visit(_ expression: Expression) -> Bool {
///         if case .chain(_, let links) = expression.kind { count += links.count(where: \.isCall) }
///         return true
///       }
///     }
///     var counter = CallCounter()
///     block.walk(&counter)
public protocol SyntaxVisitor {
  /// Is called for a block before its statements; they are left out when it returns false.
  mutating func visit(_ block: Block) -> Bool
  /// Is called for a statement before its parts; they are left out when it returns false.
  mutating func visit(_ statement: Statement) -> Bool
  /// Is called for an expression before its parts; they are left out when it returns false.
  mutating func visit(_ expression: Expression) -> Bool
  /// Is called for a function before its body, which is left out when it returns false.
  mutating func visit(_ function: Function) -> Bool
  /// Is called after the body of a function that was visited.
  mutating func leave(_ function: Function)
}

extension SyntaxVisitor {
  /// Goes on.
  public mutating func visit(_ block: Block) -> Bool { true }
  /// Goes on.
  public mutating func visit(_ statement: Statement) -> Bool { true }
  /// Goes on.
  public mutating func visit(_ expression: Expression) -> Bool { true }
  /// Goes on.
  public mutating func visit(_ function: Function) -> Bool { true }
  /// Does nothing.
  public mutating func leave(_ function: Function) {}
}

extension Block {
  /// Lets a visitor go through the block and all that is in it.
  public func walk(_ visitor: inout some SyntaxVisitor) {
    guard visitor.visit(self) else { return }
    for statement in statements { statement.walk(&visitor) }
  }
}

extension Function {
  /// Lets a visitor go through the function and all that is in it.
  public func walk(_ visitor: inout some SyntaxVisitor) {
    guard visitor.visit(self) else { return }
    body.walk(&visitor)
    visitor.leave(self)
  }
}

extension Statement {
  /// Lets a visitor go through the statement and all that is in it.
  public func walk(_ visitor: inout some SyntaxVisitor) {
    guard visitor.visit(self) else { return }
    switch kind {
    case .local(_, let values): values.walk(&visitor)
    case .localFunction(_, let function): function.walk(&visitor)
    case .function(let target, let function):
      target.walk(&visitor)
      function.walk(&visitor)
    case .assignment(let targets, let values):
      targets.walk(&visitor)
      values.walk(&visitor)
    case .call(let call): call.walk(&visitor)
    case .do(let block): block.walk(&visitor)
    case .while(let condition, let block):
      condition.walk(&visitor)
      block.walk(&visitor)
    case .repeat(let block, let condition):
      block.walk(&visitor)
      condition.walk(&visitor)
    case .if(let branches, let otherwise):
      for branch in branches {
        branch.condition.walk(&visitor)
        branch.block.walk(&visitor)
      }
      otherwise?.walk(&visitor)
    case .numericFor(_, let first, let last, let step, let block):
      first.walk(&visitor)
      last.walk(&visitor)
      step?.walk(&visitor)
      block.walk(&visitor)
    case .genericFor(_, let values, let block):
      values.walk(&visitor)
      block.walk(&visitor)
    case .return(let values): values.walk(&visitor)
    case .break, .goto, .label: break
    }
  }
}

extension [Expression] {
  fileprivate func walk(_ visitor: inout some SyntaxVisitor) {
    for expression in self { expression.walk(&visitor) }
  }
}

extension Expression {
  /// Lets a visitor go through the expression and all that is in it.
  public func walk(_ visitor: inout some SyntaxVisitor) {
    guard visitor.visit(self) else { return }
    switch kind {
    case .nil, .true, .false, .variableArguments, .number, .string, .name: break
    case .function(let function): function.walk(&visitor)
    case .table(let fields):
      for field in fields {
        if case .expression(let key) = field.key { key.walk(&visitor) }
        field.value.walk(&visitor)
      }
    case .parenthesised(let inner), .unary(_, let inner): inner.walk(&visitor)
    case .operations(let first, let operations):
      first.walk(&visitor)
      for operation in operations { operation.right.walk(&visitor) }
    case .chain(let base, let links):
      base.walk(&visitor)
      for link in links {
        switch link.kind {
        case .field: break
        case .index(let key): key.walk(&visitor)
        case .call(let arguments), .method(_, let arguments): arguments.walk(&visitor)
        }
      }
    }
  }
}
