import Glibc

/// Cuts a stream of bytes into messages. What can't be one is told once and passed over.
struct MessageReader {
  /// What is found in the stream.
  enum Piece: Equatable {
    case message(ArraySlice<UInt8>)
    /// A message longer than allowed; its bytes are dropped as they come.
    case tooLong
    /// Bytes that are no message, and why.
    case broken(String)
  }

  private enum State {
    /// A message of a line, or the fields of a header, begins.
    case line
    /// The rest of a line is dropped.
    case droppingLine
    /// A message of so many bytes follows, or so many bytes are dropped.
    case body(Int)
    case droppingBody(Int)
  }

  private let framing: Framing
  private let limit: Int
  private var bytes: [UInt8] = []
  /// Where the bytes begin that are not used yet, and where no end of a line was found before.
  private var start = 0
  private var searched = 0
  private var state = State.line
  private var header = MessageHeader()

  /// - Parameter limit: The most bytes of a message.
  init(framing: Framing, limit: Int) {
    self.framing = framing
    self.limit = limit
  }

  /// How many bytes wait for the rest of their message.
  var waitingCount: Int { bytes.count - start }

  /// Takes bytes as they came.
  mutating func append(_ more: UnsafeRawBufferPointer) {
    // What is used goes first, so that the store grows with one message only.
    if start == bytes.count {
      bytes.removeAll(keepingCapacity: bytes.capacity <= 1 << 20)
      (start, searched) = (0, 0)
    } else if start > 1 << 16 {
      bytes.removeSubrange(..<start)
      searched = max(0, searched - start)
      start = 0
    }
    bytes.append(contentsOf: more)
  }

  /// The next piece; nil when more bytes are needed for it.
  mutating func next() -> Piece? {
    while true {
      switch state {
      case .line:
        guard let line = takeLine() else { return nil }
        if let piece = read(line) { return piece }
      case .droppingLine:
        guard let end = endOfLine() else {
          drop(waitingCount)
          return nil
        }
        drop(end + 1 - start)
        state = .line
      case .body(let count):
        guard waitingCount >= count else { return nil }
        defer { drop(count) }
        state = .line
        return .message(bytes[start..<start + count])
      case .droppingBody(let count):
        let dropped = min(count, waitingCount)
        drop(dropped)
        guard dropped == count else {
          state = .droppingBody(count - dropped)
          return nil
        }
        state = .line
      }
    }
  }

  /// What the end of the stream leaves: a last line needs no line break.
  mutating func finish() -> Piece? {
    defer { drop(waitingCount) }
    switch (framing, state) {
    case (.lines, .line):
      let line = bytes[start...]
      return isBlank(line) ? nil : .message(line)
    case (.headers, .line) where waitingCount == 0 && header.isEmpty: return nil
    case (.headers, .line), (_, .body): return .broken("the input ends inside a message")
    case (_, .droppingLine), (_, .droppingBody): return nil
    }
  }

  // MARK: Lines

  private enum Line {
    case whole(ArraySlice<UInt8>)
    case tooLong
  }

  private mutating func takeLine() -> Line? {
    let longest = framing == .lines ? limit : MessageHeader.longestField
    guard let end = endOfLine() else {
      guard waitingCount > longest else { return nil }
      state = .droppingLine
      return .tooLong
    }
    let line = bytes[start..<end]
    drop(end + 1 - start)
    return line.count > longest ? .tooLong : .whole(line)
  }

  private mutating func read(_ line: Line) -> Piece? {
    switch (framing, line) {
    case (.lines, .tooLong): return .tooLong
    case (.lines, .whole(let line)): return isBlank(line) ? nil : .message(line)
    case (.headers, .tooLong): return header.refuse("a header field is too long").map(Piece.broken)
    case (.headers, .whole(let line)):
      switch header.take(line) {
      case .more: return nil
      case .broken(let problem): return .broken(problem)
      case .body(let count) where count > limit:
        state = .droppingBody(count)
        return .tooLong
      case .body(let count):
        state = .body(count)
        return nil
      }
    }
  }

  private mutating func endOfLine() -> Int? {
    let from = max(start, searched)
    let end = bytes.withUnsafeBytes { bytes -> Int? in
      guard let base = bytes.baseAddress else { return nil }
      return memchr(base + from, Int32(UInt8(ascii: "\n")), bytes.count - from).map {
        base.distance(to: $0)
      }
    }
    searched = end ?? bytes.count
    return end
  }

  private mutating func drop(_ count: Int) { start += count }

  private func isBlank(_ line: ArraySlice<UInt8>) -> Bool {
    line.allSatisfy {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r")
    }
  }
}
