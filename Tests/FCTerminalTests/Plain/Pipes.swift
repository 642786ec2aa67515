import FCTerminal
import FCViews
import Glibc
import XCTest

/// A plain surface between two pipes.
final class PlainPipes {
  let surface: PlainSurface
  private let input: (read: Int32, write: Int32)
  private let output: (read: Int32, write: Int32)
  private var isInputOpen = true
  private var isOutputOpen = true

  init() throws {
    input = try Self.pipe()
    output = try Self.pipe()
    surface = PlainSurface(input: input.read, output: output.write)
    try surface.start()
  }

  deinit {
    surface.stop()
    closeInput()
    closeOutput()
    close(input.read)
    close(output.write)
  }

  private static func pipe() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    guard Glibc.pipe(&ends) == 0 else { throw SurfaceError("no pipe: \(errno)") }
    // A test must not hang where nothing has been written.
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    return (ends[0], ends[1])
  }

  /// Sends bytes to the surface.
  func send(_ text: String) { send(Array(text.utf8)) }

  func send(_ bytes: [UInt8]) {
    XCTAssertEqual(write(input.write, bytes, bytes.count), bytes.count)
  }

  func closeInput() {
    if isInputOpen { close(input.write) }
    isInputOpen = false
  }

  /// Closes the end that a reader of the output has.
  func closeOutput() {
    if isOutputOpen { close(output.read) }
    isOutputOpen = false
  }

  /// Runs turns as a host does until there is nothing to do without new input.
  /// - Returns: whether input goes on.
  @discardableResult
  func run() -> Bool {
    surface.update()
    var goesOn = surface.inputDescriptor == nil ? false : surface.receiveInput()
    surface.update()
    while surface.inputDelay == 0 {
      surface.inputDelayPassed()
      surface.update()
    }
    goesOn = goesOn && surface.inputDescriptor != nil
    return goesOn
  }

  /// What was printed since the last call.
  func printed() -> String {
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = read(output.read, &bytes, bytes.count)
    return count > 0 ? String(decoding: bytes.prefix(count), as: UTF8.self) : ""
  }
}

/// A screen that keeps what it is sent, and answers each line.
final class EchoScreen: Screen {
  private(set) var events: [Event] = []
  private let text: [String]

  init(_ text: [String] = ["Hello"]) {
    self.text = text
    super.init()
  }

  override var lines: [String] { text }

  override func receive(_ event: Event) -> Bool {
    events.append(event)
    if case .line(let line) = event { announce("got \(line)") }
    return true
  }
}
