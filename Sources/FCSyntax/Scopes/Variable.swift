/// A local variable of a script.
public struct Variable: Sendable {
  /// Its name, where it is declared.
  public var name: Name
  /// How it is declared.
  public var kind: Kind
  /// What follows its name in angle brackets.
  public var attribute: Attribute?
  /// Where its value is read.
  public internal(set) var reads: [Span] = []
  /// Where it is assigned, its declaration excepted.
  public internal(set) var writes: [Span] = []
  /// Tells whether a function inside the one that declares it uses it.
  public internal(set) var isCaptured = false
  /// How many functions are around its declaration; 0 in the main chunk.
  public internal(set) var functionDepth: Int

  /// The ways to declare a variable.
  public enum Kind: Sendable {
    /// By `local`.
    case local
    /// By `local function`.
    case function
    /// As a parameter of a function.
    case parameter
    /// By a colon in the name of a function.
    case selfParameter
    /// As a variable of `for`.
    case loop
  }
}

/// A use of a global variable.
public struct GlobalUse: Sendable {
  /// Its name, where it is used.
  public var name: Name
  /// Tells whether it is assigned there rather than read.
  public var isWrite: Bool
  /// How many functions are around the use; 0 in the main chunk.
  public var functionDepth: Int
}

/// What a name means at the place where it is written.
public enum Meaning: Sendable {
  /// The local variable at this position among `Scopes.variables`.
  case local(Int)
  case global
  /// `_ENV` itself, when no local variable is called so.
  case environment
  /// A field of the local variable `_ENV`, whose position this is.
  case field(ofEnvironment: Int)
}

/// What all names of variables in a script mean.
public struct Scopes: Sendable {
  /// The local variables, in the order of their declarations.
  public internal(set) var variables: [Variable] = []
  /// The uses of global variables, in their order.
  public internal(set) var globals: [GlobalUse] = []
  /// What each name means, by its number.
  var meanings: [Meaning]

  /// Tells what a name means; nil when it is no variable's, such as that of a field.
  public func meaning(of name: Name) -> Meaning? {
    name.number.flatMap { meanings.indices.contains($0) ? meanings[$0] : nil }
  }

  /// The local variable that a name means; nil when it means none.
  public func variable(of name: Name) -> Variable? {
    if case .local(let number) = meaning(of: name) { return variables[number] }
    return nil
  }
}
