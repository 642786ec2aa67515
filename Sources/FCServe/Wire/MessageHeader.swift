/// The fields before a message.
///
/// Where they make no sense the reader can't know where the next message begins: it goes on at the
/// next `Content-Length`.
struct MessageHeader {
  /// The most bytes of one field.
  static let longestField = 4096

  enum Step: Equatable {
    case more
    /// The header has ended; so many bytes follow.
    case body(Int)
    case broken(String)
  }

  private var length: Int?
  private var hasFields = false
  /// Whether it was told already that the header makes no sense.
  private var isBroken = false

  /// Whether nothing of a header has come.
  var isEmpty: Bool { !hasFields && !isBroken }

  /// Takes a line, without its line break.
  mutating func take(_ line: ArraySlice<UInt8>) -> Step {
    let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    if line.isEmpty { return end() }
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), let name = name(line[..<colon]) else {
      return refuse("a header has lines such as Content-Length: 52").map(Step.broken) ?? .more
    }
    guard name == "content-length" else {
      hasFields = true
      return .more
    }
    guard let count = number(line[(colon + 1)...]) else {
      return refuse("Content-Length needs a whole number of bytes").map(Step.broken) ?? .more
    }
    if let length, length != count, !isBroken {
      return refuse("Content-Length stands there twice").map(Step.broken) ?? .more
    }
    self = MessageHeader(length: count, hasFields: true)
    return .more
  }

  /// Notes that the header makes no sense.
  ///
  /// - Returns: Why, unless that was told already.
  mutating func refuse(_ problem: String) -> String? {
    length = nil
    defer { isBroken = true }
    return isBroken ? nil : problem
  }

  private mutating func end() -> Step {
    let header = self
    self = MessageHeader()
    if let length = header.length { return .body(length) }
    return header.hasFields && !header.isBroken
      ? .broken("a header needs a Content-Length") : .more
  }

  /// A field's name in small letters; nil for what is none.
  private func name(_ bytes: ArraySlice<UInt8>) -> String? {
    let isName = bytes.allSatisfy { byte in
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || byte == UInt8(ascii: "-")
    }
    return isName && !bytes.isEmpty ? String(decoding: bytes, as: UTF8.self).lowercased() : nil
  }

  private func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    let digits = bytes.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard digits.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else { return nil }
    return Int(String(decoding: digits, as: UTF8.self))
  }
}

extension MessageHeader {
  private init(length: Int, hasFields: Bool) {
    self.length = length
    self.hasFields = hasFields
  }
}
