/// A value that can be kept and read back: what a game's state, and an author's data in it, is
/// made of.
public enum PlainValue: Equatable, Sendable {
  /// No value.
  case `nil`
  /// True or false.
  case bool(Bool)
  /// A whole number.
  case int(Int)
  /// A floating-point number.
  case number(Double)
  /// A text.
  case text(String)
  /// Values in order.
  case list([PlainValue])
  /// Values by name.
  case table([String: PlainValue])

  /// The value as a truth value.
  public var asBool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The value as a whole number, also when it is kept as a floating-point one.
  public var asInt: Int? {
    switch self {
    case .int(let value): value
    case .number(let value): Int(exactly: value)
    default: nil
    }
  }

  /// The value as a floating-point number, also when it is kept as a whole one.
  public var asNumber: Double? {
    switch self {
    case .int(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  /// The value as a text.
  public var asText: String? {
    if case .text(let value) = self { value } else { nil }
  }

  /// The value as a table; an empty list is one too.
  public var asTable: [String: PlainValue]? {
    switch self {
    case .table(let value): value
    case .list(let values) where values.isEmpty: [:]
    default: nil
    }
  }
}
