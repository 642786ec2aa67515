/// Statements that share their local variables.
public struct Block: Sendable {
  /// The statements in their order; a lone semicolon is none.
  public var statements: [Statement]
  /// Where they stand: what is between the words, or the ends of the script, around them.
  public var span: Span
}

/// A piece of a script that does something.
public struct Statement: Sendable {
  /// What it is.
  public var kind: Kind
  /// Where it stands.
  public var span: Span

  /// The kinds of statement.
  public indirect enum Kind: Sendable {
    case local([LocalName], [Expression])
    case localFunction(Name, Function)
    /// `function a.b:c() … end`; the target is a name, or a chain of fields that ends with the last.
    case function(Expression, Function)
    case assignment(targets: [Expression], values: [Expression])
    /// A chain that ends with a call.
    case call(Expression)
    case `do`(Block)
    case `while`(Expression, Block)
    /// The condition sees the local variables of the block.
    case `repeat`(Block, until: Expression)
    case `if`([Branch], otherwise: Block?)
    case numericFor(Name, from: Expression, through: Expression, step: Expression?, Block)
    case genericFor([Name], in: [Expression], Block)
    case `return`([Expression])
    case `break`
    case goto(Name)
    case label(Name)
  }
}

/// A name that `local` declares.
public struct LocalName: Sendable {
  /// The name.
  public var name: Name
  /// What follows it in angle brackets.
  public var attribute: Attribute?
}

/// A condition of `if` or `elseif`, and what is done when it holds.
public struct Branch: Sendable {
  /// The condition.
  public var condition: Expression
  /// What is done.
  public var block: Block
}
