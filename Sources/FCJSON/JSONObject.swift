import FCModels

/// A JSON object that is written field by field, in the order they are given.
///
///     var card: JSONObject = ["id": .text("ca"), "number": .int(1)]
///     card.set("hint", "Not Los Angeles")
///     print(card.bytes.count)
public struct JSONObject: ExpressibleByDictionaryLiteral {
  /// The object in UTF-8, on one line.
  public private(set) var bytes: [UInt8] = []

  /// Makes an object of fields whose names all differ.
  public init(dictionaryLiteral fields: (String, PlainValue)...) {
    bytes.reserveCapacity(256)
    bytes.append(contentsOf: "{}".utf8)
    for (name, value) in fields { set(name, value) }
  }

  /// Adds a field of a name that the object has not yet.
  public mutating func set(_ name: String, _ value: PlainValue) {
    adding(name) { value.append(to: &$0) }
  }

  /// Adds a field with a text, of a name that the object has not yet; nothing for nil.
  public mutating func set(_ name: String, _ text: String?) {
    if let text { set(name, .text(text)) }
  }

  /// Adds a field with an object, of a name that the object has not yet; nil is null.
  public mutating func set(_ name: String, _ object: JSONObject?) {
    guard let object else { return set(name, PlainValue.nil) }
    adding(name) { $0.append(contentsOf: object.bytes) }
  }

  private mutating func adding(_ name: String, _ value: (inout [UInt8]) -> Void) {
    // The brace that closes the object comes after the new field.
    bytes.removeLast()
    if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
    bytes.append(quoted: name)
    bytes.append(UInt8(ascii: ":"))
    value(&bytes)
    bytes.append(UInt8(ascii: "}"))
  }
}
