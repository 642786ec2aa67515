import Glibc

/// What waits to be written to a peer, which may read slowly or not at all.
final class Outbox {
  /// Whether nobody reads any more. What is sent then is dropped.
  private(set) var isBroken = false
  let descriptor: Int32
  private let framing: Framing
  private let limit: Int
  private var bytes: [UInt8] = []
  private var written = 0
  /// The flags of the descriptor, which others may share: they get them back.
  private let flags: Int32

  /// - Parameter limit: From how many bytes that wait nothing more is to be made; twice as many
  ///   make `send` wait.
  init(descriptor: Int32, framing: Framing, limit: Int) {
    self.descriptor = descriptor
    self.framing = framing
    self.limit = limit
    flags = fcntl(descriptor, F_GETFL)
    // A terminal shares its flags with the shell, which does not expect them to change.
    if flags >= 0, isatty(descriptor) == 0 { _ = fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) }
  }

  deinit { if flags >= 0 { _ = fcntl(descriptor, F_SETFL, flags) } }

  /// How many bytes wait.
  var waitingCount: Int { bytes.count - written }
  /// Whether the peer has so much to read that nothing more is to be made for it.
  var isFull: Bool { waitingCount > limit }

  /// Adds a message, in JSON.
  func send(_ message: [UInt8]) {
    if isBroken { return }
    switch framing {
    case .headers:
      bytes.append(contentsOf: "Content-Length: \(message.count)\r\n\r\n".utf8)
      bytes.append(contentsOf: message)
    case .lines:
      bytes.append(contentsOf: message)
      bytes.append(UInt8(ascii: "\n"))
    }
    if waitingCount > 2 * limit { drain(to: limit) }
  }

  /// Writes what the descriptor takes without waiting.
  func flush() {
    while waitingCount > 0, !isBroken {
      let count = bytes.withUnsafeBytes { bytes in
        write(descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
      }
      if count > 0 {
        written += count
      } else if errno == EAGAIN {
        break
      } else if errno != EINTR {
        fail()
      }
    }
    discardWritten()
  }

  /// Writes, and waits, until at most so many bytes are left.
  func drain(to count: Int = 0) {
    flush()
    while waitingCount > count, !isBroken {
      var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      if poll(&entry, 1, -1) < 0 && errno != EINTR { fail() }
      flush()
    }
  }

  /// Drops everything: nobody will read it.
  func fail() {
    isBroken = true
    bytes = []
    written = 0
  }

  private func discardWritten() {
    if waitingCount == 0 {
      bytes.removeAll(keepingCapacity: bytes.capacity <= 1 << 20)
      written = 0
    } else if written > 1 << 20, written > waitingCount {
      bytes.removeSubrange(..<written)
      written = 0
    }
  }
}
