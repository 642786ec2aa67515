import Glibc

/// Serves one peer over two descriptors, until it asks for the end, its input ends, or it reads no
/// more.
public final class Service {
  private let settings: Settings
  private let input: Int32
  private let outbox: Outbox
  private let server: Server
  private var reader: MessageReader
  private var hasInput = true

  /// The process has to ignore `SIGPIPE`.
  public init(
    _ settings: Settings, input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO
  ) {
    self.settings = settings
    self.input = input
    let outbox = Outbox(
      descriptor: output, framing: settings.framing, limit: settings.outputLimit)
    self.outbox = outbox
    reader = MessageReader(framing: settings.framing, limit: settings.messageLimit)
    server = Server(settings) { outbox.send($0) }
  }

  /// Serves until the end.
  ///
  /// - Returns: Whether the peer could be told everything.
  public func run() -> Bool {
    while !server.isOver, !outbox.isBroken, hasInput || server.hasRequests { turn() }
    server.close()
    outbox.drain()
    return !outbox.isBroken
  }

  /// Waits for something to happen, and does a little of it: one request at the most, so that
  /// scripts and a request to cancel another get their turn.
  private func turn() {
    let isFull = outbox.isFull
    let wantsInput = hasInput && !isFull && server.waitingWeight < 1 << 20
    var entries = [
      pollfd(fd: wantsInput ? input : -1, events: Int16(POLLIN), revents: 0),
      // Asked for nothing, it still tells when nobody reads any more.
      pollfd(
        fd: outbox.descriptor, events: outbox.waitingCount > 0 ? Int16(POLLOUT) : 0, revents: 0),
    ]
    if !isFull {
      entries += server.descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    }
    poll(&entries, nfds_t(entries.count), milliseconds(isFull))
    if entries[1].revents & Int16(POLLERR) != 0 { outbox.fail() }
    if entries[0].revents != 0 { readInput() }
    if !isFull {
      server.runScripts { descriptor in
        entries.contains { $0.fd == descriptor && $0.revents != 0 }
      }
      server.handleNext()
    }
    // While more requests wait, answers go out in larger pieces.
    if !server.hasRequests || outbox.waitingCount > 1 << 16 { outbox.flush() }
  }

  /// How long to wait, rounded up, so that what was waited for is due; -1 for as long as it takes.
  private func milliseconds(_ isFull: Bool) -> Int32 {
    if isFull { return -1 }
    if server.hasRequests { return 0 }
    guard let seconds = server.secondsUntilDeadline else { return -1 }
    return Int32((min(seconds, 86_400) * 1000).rounded(.up))
  }

  private func readInput() {
    let count = withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
      let count = read(input, buffer.baseAddress, buffer.count)
      if count > 0 { reader.append(UnsafeRawBufferPointer(rebasing: buffer[..<count])) }
      return count
    }
    if count < 0, errno == EAGAIN || errno == EINTR { return }
    while let piece = reader.next() { server.receive(piece) }
    guard count <= 0 else { return }
    hasInput = false
    if let piece = reader.finish() { server.receive(piece) }
  }
}
