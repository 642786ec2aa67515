import FCModels

/// Reads JSON of the kind that most messages are, in less time than by way of Jansson's values.
///
/// It gives up at what is rare or wrong: escapes, fractions, large numbers, deep nesting, errors.
/// Jansson then reads the text again, and tells what is wrong with it.
struct PlainJSON {
  private static let deepest = 32

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The value that the text is; nil when this can't read it.
  mutating func wholeText() -> PlainValue? {
    guard let value = value(depth: 0) else { return nil }
    return next() == nil && position == bytes.count ? value : nil
  }

  private mutating func value(depth: Int) -> PlainValue? {
    guard depth < Self.deepest, let first = next() else { return nil }
    switch first {
    case UInt8(ascii: "{"): return table(depth: depth)
    case UInt8(ascii: "["): return list(depth: depth)
    case UInt8(ascii: "\""): return text().map(PlainValue.text)
    case UInt8(ascii: "t"): return takes("true") ? .bool(true) : nil
    case UInt8(ascii: "f"): return takes("false") ? .bool(false) : nil
    case UInt8(ascii: "n"): return takes("null") ? .nil : nil
    default: return number().map(PlainValue.int)
    }
  }

  private mutating func table(depth: Int) -> PlainValue? {
    position += 1
    var fields: [String: PlainValue] = [:]
    if takes(UInt8(ascii: "}")) { return .table(fields) }
    // As many as a request has: a table that grows is built again each time.
    fields.reserveCapacity(4)
    repeat {
      guard next() == UInt8(ascii: "\""), let name = text(), takes(UInt8(ascii: ":")),
        let value = value(depth: depth + 1),
        fields.updateValue(value, forKey: name) == nil
      else { return nil }
    } while takes(UInt8(ascii: ","))
    return takes(UInt8(ascii: "}")) ? .table(fields) : nil
  }

  private mutating func list(depth: Int) -> PlainValue? {
    position += 1
    var values: [PlainValue] = []
    if takes(UInt8(ascii: "]")) { return .list(values) }
    repeat {
      guard let value = value(depth: depth + 1) else { return nil }
      values.append(value)
    } while takes(UInt8(ascii: ","))
    return takes(UInt8(ascii: "]")) ? .list(values) : nil
  }

  private mutating func text() -> String? {
    let start = position + 1
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
      if bytes[end] < 0x20 || bytes[end] == UInt8(ascii: "\\") { return nil }
      end += 1
    }
    guard end < bytes.count else { return nil }
    position = end + 1
    return String(validating: bytes[start..<end], as: UTF8.self)
  }

  /// A whole number of so few digits that it fits.
  private mutating func number() -> Int? {
    let isNegative = bytes[position] == UInt8(ascii: "-")
    let start = isNegative ? position + 1 : position
    var end = start
    var number = 0
    while end < bytes.count, end - start < 18, bytes[end] &- UInt8(ascii: "0") < 10 {
      number = 10 * number + Int(bytes[end] - UInt8(ascii: "0"))
      end += 1
    }
    let hasLeadingZero = end - start > 1 && bytes[start] == UInt8(ascii: "0")
    if end == start || hasLeadingZero { return nil }
    position = end
    return isNegative ? -number : number
  }

  // MARK: Bytes

  /// The next byte that is no space, which is not passed; nil at the end.
  private mutating func next() -> UInt8? {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      case let byte: return byte
      }
    }
    return nil
  }

  private mutating func takes(_ byte: UInt8) -> Bool {
    guard next() == byte else { return false }
    position += 1
    return true
  }

  private mutating func takes(_ word: StaticString) -> Bool {
    let word = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard bytes[position...].starts(with: word) else { return false }
    position += word.count
    return true
  }
}
