/// A field of a table that scripts hand over or get.
public struct FieldDescription: Sendable, Equatable {
  /// What scripts call it.
  public let name: String
  /// Its type, in the notation of `ClassBinding`; one that ends in `?` may be missing.
  public let type: String
  /// What it is for, in a sentence.
  public let documentation: String

  /// Describes a field.
  public init(_ name: String, _ type: String, _ documentation: String) {
    self.name = name
    self.type = type
    self.documentation = documentation
  }
}

/// The fields of a kind of table that scripts hand over or get.
public struct FieldTable: Sendable, Equatable {
  /// What signatures call a table of the kind: `card fields`.
  public let name: String
  /// The fields, in the order in which they are spread.
  public let fields: [FieldDescription]
  /// The names of the fields, in their order.
  public let names: [String]
  /// The type of the values without a name; nil when there are none.
  public let element: String?

  /// Describes a kind of table.
  public init(_ name: String, _ fields: [FieldDescription], element: String? = nil) {
    self.name = name
    self.fields = fields
    self.element = element
    names = fields.map(\.name)
  }
}
