import FCText

/// The parts of a full id that the host adds to an author's id.
struct CardSuffix: Equatable {
  /// The number of a generated card, from 1; 0 for another card.
  var generated: UInt32 = 0
  /// The number of the deletion that a cloze card asks for; 0 for another card.
  var cloze: UInt16 = 0
  var isReverse = false

  /// The suffix with its number signs; empty for most cards.
  var text: String {
    if self == CardSuffix() { return "" }
    return (generated > 0 ? "#\(generated)" : "") + (cloze > 0 ? "#c\(cloze)" : "")
      + (isReverse ? "#reverse" : "")
  }
}

/// Makes an id of a text that was not written as one: a question, the name of a key or of a file.
///
/// `/`, `#` and `%` become `%2F`, `%23` and `%25`, so that no two texts share an id.
public func escapedID(_ text: String) -> String {
  guard text.utf8.contains(where: isReserved) else { return normalized(text) }
  return text.unicodeScalars.reduce(into: "") { result, scalar in
    switch scalar {
    case "/": result += "%2F"
    case "#": result += "%23"
    case "%": result += "%25"
    default: result.unicodeScalars.append(scalar)
    }
  }
}

extension StableHash {
  /// Hashes the id that `escapedID` makes of a text.
  mutating func append(escapedID text: String) {
    let isPlain = append(ascii: text) { byte, _ in isReserved(byte) ? nil : byte }
    if !isPlain { append(FCModels.escapedID(text)) }
  }
}

private func isReserved(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "/") || byte == UInt8(ascii: "#") || byte == UInt8(ascii: "%")
}

/// Checks an id that an author wrote.
/// - Throws: `ModelError` when it is empty or has `/` or `#` in it.
func checkedID(_ id: String, of owner: @autoclosure () -> String) throws -> String {
  if isBlank(id) { throw ModelError.emptyField("id", of: owner()) }
  if id.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "#") }) {
    throw ModelError.illegalID(id, of: owner())
  }
  return normalized(id)
}
