/// The bytes of a script, and where its lines begin.
public struct SourceText: Sendable {
  /// The text, in UTF-8; what is not is left as it is.
  public let bytes: [UInt8]
  /// The first byte of each line.
  let lineStarts: [Int]
  /// How many Unicode scalars begin before each 256th byte: in a long line, counting from its start
  /// for every name would take for ever.
  private let scalarCounts: [Int]
  /// Where the code begins: after a byte order mark, and after a first line that begins with `#`.
  let codeStart: Int

  /// Takes the bytes of a whole file.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lineStarts = Self.findLines(bytes)
    scalarCounts = Self.countScalars(bytes)
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    if mark < bytes.count, bytes[mark] == UInt8(ascii: "#") {
      // The line break stays, so that the lines keep their numbers.
      codeStart = bytes.firstIndex(of: .newline) ?? bytes.count
    } else {
      codeStart = mark
    }
  }

  /// How many lines there are; an empty text has one.
  public var lineCount: Int { lineStarts.count }

  /// Tells the line and column of a byte; past the end, those of the end.
  public func location(of offset: Int) -> SourceLocation {
    let offset = min(max(offset, 0), bytes.count)
    let line = lineIndex(of: offset)
    return SourceLocation(line: line + 1, column: scalars(in: Span(lineStarts[line], offset)) + 1)
  }

  /// Counts the Unicode scalars that begin in a span.
  public func scalars(in span: Span) -> Int {
    span.count < Self.scalarStep
      ? bytes.scalarCount(span.start, span.end)
      : scalars(before: span.end) - scalars(before: span.start)
  }

  private func scalars(before offset: Int) -> Int {
    let step = offset / Self.scalarStep
    return scalarCounts[step] + bytes.scalarCount(step * Self.scalarStep, offset)
  }

  /// The text of a span; bytes that are no UTF-8 come out as U+FFFD.
  public func text(_ span: Span) -> String {
    String(decoding: bytes[span.start..<span.end], as: UTF8.self)
  }

  /// The width of the white space before the first other character of a byte's line, with tab stops
  /// every eight columns.
  func indentation(at offset: Int) -> Int { indentation(ofLine: lineIndex(of: offset) + 1) }

  /// The width of the white space at the beginning of a line, counted from 1.
  func indentation(ofLine line: Int) -> Int {
    var width = 0
    for byte in bytes[lineStarts[line - 1]...] {
      if byte == .space {
        width += 1
      } else if byte == .tab {
        width += 8 - width % 8
      } else {
        break
      }
    }
    return width
  }

  /// The first byte of a line, counted from 1, that is no white space.
  func codeBeginning(ofLine line: Int) -> Int {
    bytes[lineStarts[line - 1]...].firstIndex { !$0.isBlank } ?? bytes.count
  }

  /// Tells whether only white space stands before a byte in its line.
  func isFirstInLine(_ offset: Int) -> Bool {
    bytes[lineStarts[lineIndex(of: offset)]..<offset].allSatisfy { $0 == .space || $0 == .tab }
  }

  private func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private static let scalarStep = 256

  private static func countScalars(_ bytes: [UInt8]) -> [Int] {
    var counts = [0]
    counts.reserveCapacity(bytes.count / scalarStep + 1)
    for end in stride(from: scalarStep, through: bytes.count, by: scalarStep) {
      counts.append(counts[counts.count - 1] + bytes.scalarCount(end - scalarStep, end))
    }
    return counts
  }

  /// - Source: Lua counts `\r\n` and `\n\r` as one line break.
  private static func findLines(_ bytes: [UInt8]) -> [Int] {
    var starts = [0]
    var offset = 0
    while offset < bytes.count {
      let length = bytes.lineBreakLength(at: offset)
      offset += max(length, 1)
      if length > 0 { starts.append(offset) }
    }
    return starts
  }
}

extension [UInt8] {
  /// How many Unicode scalars begin from one byte up to, but not including, another.
  fileprivate func scalarCount(_ start: Int, _ end: Int) -> Int {
    self[start..<end].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
  }

  /// How many bytes the line break at `offset` has; 0 when there is none.
  @inline(__always)
  func lineBreakLength(at offset: Int) -> Int {
    let byte = self[offset]
    guard byte == .newline || byte == .carriageReturn else { return 0 }
    guard offset + 1 < count else { return 1 }
    let next = self[offset + 1]
    return (next == .newline || next == .carriageReturn) && next != byte ? 2 : 1
  }
}
