import Glibc

/// Splits what arrives on a descriptor into lines of text.
package final class LineReader {
  package enum Item: Equatable {
    case line(String)
    /// A line that cannot be used, and what to say about it.
    case refused(String)
    case end
  }

  /// The longest line that is taken, in bytes.
  static let mostBytes = 1 << 20

  let descriptor: Int32
  private var bytes: [UInt8] = []
  /// The index of the first byte that is not taken out yet.
  private var start = 0
  /// The index of the line feed that ends the next line.
  private var lineEnd: Int?
  private var hasEnded = false
  private var isFirstLine = true
  /// True while the rest of a line that is too long is thrown away.
  private var isSkipping = false

  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// True when `next()` has something without another read.
  package var hasNext: Bool { hasEnded || lineEnd != nil }

  /// Reads once; it waits when nothing has arrived.
  package func read() {
    bytes.removeFirst(start)
    start = 0
    let oldCount = bytes.count
    let count = withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 1) { buffer in
      let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      if count > 0 { bytes.append(contentsOf: buffer.prefix(count)) }
      return count
    }
    // Any failure but an interruption is as good as the end: nothing more will come.
    if count == 0 || (count < 0 && errno != EINTR && errno != EAGAIN) { hasEnded = true }
    findLineEnd(from: oldCount)
    if !hasNext, bytes.count > Self.mostBytes {
      bytes.removeAll()
      isSkipping = true
    }
  }

  /// Takes the next line out; nil when it is not complete yet.
  package func next() -> Item? {
    if let end = lineEnd {
      let line = bytes[start..<end]
      start = end + 1
      findLineEnd(from: start)
      return item(line)
    }
    guard hasEnded else { return nil }
    guard start < bytes.count else { return .end }
    defer { start = bytes.count }
    return item(bytes[start...])
  }

  private func findLineEnd(from index: Int) {
    lineEnd = bytes[index...].firstIndex(of: UInt8(ascii: "\n"))
  }

  private func item(_ line: ArraySlice<UInt8>) -> Item {
    var line = line
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    if isFirstLine, line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
    isFirstLine = false
    if isSkipping || line.count > Self.mostBytes {
      isSkipping = false
      return .refused("That line is too long. Try again.")
    }
    guard let text = String(validating: line, as: UTF8.self) else {
      return .refused("That line is not UTF-8 text. Try again.")
    }
    return .line(text)
  }
}
