import CSystem
import FCViews
import Glibc

/// Writes lines of text to a descriptor, with nothing in them that could steer a terminal.
final class LineWriter {
  /// Why nothing can be written any more, as `errno` has it; nil while it can. EPIPE means that
  /// whoever read the output has gone away.
  private(set) var failure: Int32?
  private let descriptor: Int32
  private var pending: [UInt8] = []
  private var oldPipeHandler: sighandler_t?

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Makes a reader that goes away an error of `write` instead of a signal.
  func start() {
    oldPipeHandler = signal(SIGPIPE, SIG_IGN)
  }

  /// Writes what is left and gives the signal back.
  func stop() {
    flush()
    if let oldPipeHandler { signal(SIGPIPE, oldPipeHandler) }
    oldPipeHandler = nil
  }

  /// Adds the lines of `text`, without spaces at their ends.
  /// - Parameters:
  ///   - keepsTabs: whether tabs stay as they are, for output that programs read.
  ///   - indent: what stands before each line but the first.
  func write(_ text: String, keepsTabs: Bool = false, indent: String = "") {
    let shown =
      keepsTabs
      ? text.split(separator: "\t", omittingEmptySubsequences: false)
        .map { visible(String($0)) }.joined(separator: "\t")
      : visible(text)
    let lines = shown.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let end = line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex
      if index > 0, end > line.startIndex { pending.append(contentsOf: indent.utf8) }
      pending.append(contentsOf: line[..<end].utf8)
      pending.append(UInt8(ascii: "\n"))
    }
    if pending.count > 65_536 { flush() }
  }

  /// Writes everything now, so that whoever reads sees a question before it waits for the answer.
  func flush() {
    if failure == nil {
      let status = fcs_write_all(descriptor, pending, pending.count, -1)
      if status != 0 { failure = status }
    }
    pending.removeAll(keepingCapacity: true)
  }
}
