import CLuaBridge

/// The lines of a text that hold code, also those of functions that have not been made yet.
///
/// Lua tells the lines of a function that is there, and of no function inside it. Compiled code has all
/// of them.
/// Source: `ldump.c` of Lua 5.4, whose format is fixed for all of 5.4.
struct CompiledLines {
  private(set) var lines: Set<Int> = []

  /// Reads the function on top of a stack; nil for one that is not Lua's, or in another format.
  init?(ofTop lua: OpaquePointer) {
    var bytes: [UInt8] = []
    let status = withUnsafeMutablePointer(to: &bytes) { bytes in
      lua_dump(
        lua,
        { _, piece, count, bytes in
          bytes?.assumingMemoryBound(to: [UInt8].self).pointee
            .append(contentsOf: UnsafeRawBufferPointer(start: piece, count: count))
          return 0
        }, bytes, 0)
    }
    guard status == 0 else { return nil }
    var reader = Reader(bytes: bytes)
    // The name of the format, its version, and bytes that damage in transfer would change.
    guard reader.take(4) == Array("\u{1B}Lua".utf8)[...], reader.byte() == 0x54 else { return nil }
    reader.skip(1 + 6)
    guard reader.byte() == 4, reader.byte() == 8, reader.byte() == 8 else { return nil }
    // A whole number and another one to compare with, and how many values from outside there are.
    reader.skip(8 + 8 + 1)
    readFunction(&reader)
    guard reader.isWhole else { return nil }
  }

  private mutating func readFunction(_ reader: inout Reader) {
    reader.skipText()
    let start = reader.size()
    reader.skip(0, sizes: 1)
    reader.skip(1)
    let takesAny = reader.byte() != 0
    reader.skip(1)
    let instructionCount = reader.size()
    reader.skip(4 * instructionCount)
    for _ in 0..<reader.count() { reader.skipConstant() }
    reader.skip(3 * reader.count())
    for _ in 0..<reader.count() { readFunction(&reader) }
    readLines(&reader, from: start, takesAny: takesAny)
    for _ in 0..<reader.count() {
      reader.skipText()
      reader.skip(0, sizes: 2)
    }
    for _ in 0..<reader.count() { reader.skipText() }
  }

  /// Reads by how much the line changes from instruction to instruction; where that is too much, a
  /// list that follows has the line itself.
  private mutating func readLines(_ reader: inout Reader, from start: Int, takesAny: Bool) {
    let steps = reader.take(reader.count())
    let farLines = (0..<reader.count()).map { _ in
      reader.skip(0, sizes: 1)
      return reader.size()
    }
    var far = farLines[...]
    var line = start
    for (index, step) in steps.enumerated() {
      if step == 0x80 {
        line = far.popFirst() ?? line
      } else {
        line += Int(Int8(bitPattern: step))
      }
      // A function of any number of arguments begins by arranging them, and every one ends with a
      // return of its own, on the line of `end`: neither is code of the author's.
      let isArranging = takesAny && index == 0
      if !isArranging, index < steps.count - 1 { lines.insert(line) }
    }
  }
}

/// Reads compiled code from its beginning on.
private struct Reader {
  let bytes: [UInt8]
  private var position = 0
  /// Whether nothing was missing so far.
  private(set) var isWhole = true

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func take(_ count: Int) -> ArraySlice<UInt8> {
    guard count <= bytes.count - position else {
      isWhole = false
      position = bytes.count
      return []
    }
    defer { position += count }
    return bytes[position..<(position + count)]
  }

  mutating func byte() -> UInt8 { take(1).first ?? 0 }

  /// Passes over bytes, and over numbers after them.
  mutating func skip(_ count: Int, sizes: Int = 0) {
    _ = take(count)
    for _ in 0..<sizes { _ = size() }
  }

  /// A number of seven bits in each byte, the last of which has its highest bit set.
  mutating func size() -> Int {
    var value = 0
    while isWhole {
      let byte = byte()
      value = value << 7 | Int(byte & 0x7F)
      if byte & 0x80 != 0 { break }
    }
    return value
  }

  /// How many things follow; none when something is missing, so that nobody loops for what is not there.
  mutating func count() -> Int {
    let count = size()
    return isWhole && count <= bytes.count - position ? count : 0
  }

  /// Passes over a text, whose length is one more than it has bytes, or 0 for none.
  mutating func skipText() { skip(max(0, size() - 1)) }

  mutating func skipConstant() {
    switch byte() {
    case 0x03, 0x13: skip(8)
    case 0x04, 0x14: skipText()
    default: break
    }
  }
}
