/// A piece of a script that has a value.
///
/// What a script may write without end, such as `a + b + c …` or `a.b.c …`, is a list here: no tree is
/// deeper than `Parser.maximumDepth`.
public struct Expression: Sendable {
  /// What it is.
  public var kind: Kind
  /// Where it stands.
  public var span: Span

  /// The kinds of expression.
  public indirect enum Kind: Sendable {
    case `nil`, `true`, `false`
    /// `...`
    case variableArguments
    case number(Number)
    /// The bytes that a string stands for.
    case string([UInt8])
    /// A variable, local or global.
    case name(Name)
    case function(Function)
    case table([Field])
    case parenthesised(Expression)
    case unary(UnaryOperator, Expression)
    /// A first operand, and what is done with it, each time with the result so far.
    case operations(Expression, [Operation])
    /// A value, and the fields and calls after it, each of the result so far.
    case chain(Expression, [Link])
  }

  /// The text of a string that is valid UTF-8; nil for everything else.
  public var text: String? {
    guard case .string(let bytes) = kind else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  /// The name of a variable; nil for everything else.
  public var name: Name? {
    if case .name(let name) = kind { return name }
    return nil
  }
}

/// The value of a number.
public enum Number: Hashable, Sendable {
  case integer(Int64)
  case float(Double)
}

/// An operator and its right operand.
public struct Operation: Sendable {
  /// What is done.
  public var `operator`: BinaryOperator
  /// With what.
  public var right: Expression
}

/// A piece of a chain: what is taken of a value, or a call of it.
public struct Link: Sendable {
  /// What it is.
  public var kind: Kind
  /// Where it stands, from its dot, colon or bracket.
  public var span: Span

  /// The kinds of link.
  public enum Kind: Sendable {
    /// `.name`
    case field(Name)
    /// `[key]`
    case index(Expression)
    /// `(arguments)`, also without parentheses
    case call([Expression])
    /// `:name(arguments)`
    case method(Name, [Expression])
  }

  /// Tells whether it calls something.
  public var isCall: Bool {
    switch kind {
    case .field, .index: false
    case .call, .method: true
    }
  }

  /// The key that is known without running the script; nil for calls and for computed keys.
  public var constantKey: String? {
    switch kind {
    case .field(let name): name.text
    case .index(let key): key.text
    case .call, .method: nil
    }
  }
}

/// A field of a table constructor.
public struct Field: Sendable {
  /// How its key is given.
  public var key: Key
  /// Its value.
  public var value: Expression
  /// Where it stands.
  public var span: Span

  /// The ways to give a key.
  public enum Key: Sendable {
    /// The next number, from 1.
    case position
    /// `name = value`
    case name(Name)
    /// `[key] = value`
    case expression(Expression)
  }
}

/// A function as it is written.
public struct Function: Sendable {
  /// The parameters, without `self` of a method and without `...`.
  public var parameters: [Name]
  /// The parameter `self` of a function written with a colon; its place is that of the method's name.
  public var selfParameter: Name?
  /// Tells whether it takes any number of arguments more.
  public var takesMore: Bool
  /// What it does.
  public var body: Block
  /// Where it stands, from `function` to `end`.
  public var span: Span
}
