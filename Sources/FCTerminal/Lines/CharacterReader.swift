import Glibc

/// Reads characters from a descriptor, one after the other. What is no UTF-8 text is dropped.
struct CharacterReader {
  private let descriptor: Int32
  private var bytes: [UInt8] = []
  private(set) var hasEnded = false

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// Takes the next character out; nil when it has not arrived.
  mutating func next() -> Unicode.Scalar? {
    while let first = bytes.first {
      let count = Self.length(startingWith: first)
      if count > bytes.count, bytes.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 }) { return nil }
      let scalars = String(validating: bytes.prefix(count), as: UTF8.self)?.unicodeScalars
      if let scalar = scalars?.first {
        bytes.removeFirst(count)
        return scalar
      }
      bytes.removeFirst()
    }
    return nil
  }

  /// Reads what has arrived; it waits when nothing has.
  mutating func read() {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(descriptor, &buffer, buffer.count)
    if count > 0 {
      bytes += buffer[..<count]
    } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
      // A terminal that was closed reports EIO.
      hasEnded = true
    }
  }

  /// Forgets what was read and not taken.
  mutating func drop() { bytes = [] }

  private static func length(startingWith byte: UInt8) -> Int {
    switch byte {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }
}
