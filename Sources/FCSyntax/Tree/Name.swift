/// A name, where it is written.
public struct Name: Sendable {
  /// The name itself.
  public var text: String
  /// Where it stands.
  public var span: Span
  /// The position among all names of variables in the script, by which `Scopes` knows what it means;
  /// nil for the name of a field, method, label or attribute.
  public var number: Int?
}

/// What follows the name of a local variable in angle brackets.
public enum Attribute: String, Sendable {
  /// The variable can't be assigned.
  case constant = "const"
  /// The variable can't be assigned, and its value is closed at the end of the block.
  case toBeClosed = "close"
}
