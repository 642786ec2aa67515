import FCLoop
import Glibc
import XCTest

final class WatchTests: XCTestCase {
  private var loop = EventLoop()

  override func tearDown() { loop.close() }

  /// The two ends of a pipe, closed after the test.
  private func makePipe() -> (reader: Int32, writer: Int32) {
    var ends: [Int32] = [0, 0]
    XCTAssertEqual(pipe(&ends), 0)
    addTeardownBlock { [ends] in for end in ends { close(end) } }
    return (ends[0], ends[1])
  }

  private func readByte(_ descriptor: Int32) -> UInt8? {
    var byte: UInt8 = 0
    return read(descriptor, &byte, 1) == 1 ? byte : nil
  }

  func test_a_readable_descriptor_is_reported_until_it_is_read() throws {
    let (reader, writer) = makePipe()
    var bytes: [UInt8] = []
    try loop.watch(descriptor: reader) {
      if let byte = self.readByte(reader) { bytes.append(byte) }
      if bytes.count == 3 { self.loop.stop() }
    }
    loop.runOnce(waiting: false)
    XCTAssertEqual(bytes, [])
    write(writer, "abc", 3)
    loop.run()
    XCTAssertEqual(bytes, Array("abc".utf8))
  }

  func test_the_end_of_a_pipe_is_reported() throws {
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    defer { close(ends[0]) }
    try loop.watch(descriptor: ends[0]) {
      XCTAssertNil(self.readByte(ends[0]))
      self.loop.stop()
    }
    close(ends[1])
    loop.run()
  }

  func test_a_regular_file_can_always_be_read() throws {
    let file = open("/etc/passwd", O_RDONLY)
    defer { close(file) }
    var count = 0
    var watch: Watch?
    watch = try loop.watch(descriptor: file) {
      count += 1
      if count == 3 { watch?.cancel() }
    }
    loop.run()
    XCTAssertEqual(count, 3)
  }

  func test_watching_leaves_the_descriptor_as_it_was() throws {
    let (reader, _) = makePipe()
    let before = fcntl(reader, F_GETFL)
    try loop.watch(descriptor: reader) {}
    XCTAssertEqual(fcntl(reader, F_GETFL), before)
  }

  func test_a_descriptor_that_is_none_is_an_error() {
    XCTAssertThrowsError(try loop.watch(descriptor: 9999) {}) { error in
      XCTAssertEqual((error as? LoopError)?.description, "bad file descriptor")
    }
  }

  func test_a_cancelled_watch_reports_nothing_and_can_be_made_again() throws {
    let (reader, writer) = makePipe()
    write(writer, "a", 1)
    let first = try loop.watch(descriptor: reader) { XCTFail("it was cancelled") }
    first.cancel()
    first.cancel()
    var isReported = false
    try loop.watch(descriptor: reader) {
      isReported = true
      self.loop.stop()
    }
    loop.run()
    XCTAssertTrue(isReported)
  }

  func test_a_handler_can_cancel_another_of_the_same_turn() throws {
    let (first, firstWriter) = makePipe()
    let (second, secondWriter) = makePipe()
    write(firstWriter, "a", 1)
    write(secondWriter, "a", 1)
    var watches: [Watch] = []
    var reports = 0
    for descriptor in [first, second] {
      watches.append(
        try loop.watch(descriptor: descriptor) {
          reports += 1
          for watch in watches { watch.cancel() }
        })
    }
    loop.run()
    XCTAssertEqual(reports, 1)
  }

  func test_a_signal_is_reported_in_a_turn() throws {
    var count = 0
    try loop.onSignal(SIGUSR1) { count += 1 }
    kill(getpid(), SIGUSR1)
    loop.after(0.05) { self.loop.stop() }
    loop.run()
    XCTAssertEqual(count, 1)
  }

  func test_a_watched_signal_does_not_keep_the_loop_running() throws {
    try loop.onSignal(SIGUSR1) {}
    loop.run()
  }

  func test_a_signal_that_cannot_be_caught_is_an_error() {
    XCTAssertThrowsError(try loop.onSignal(SIGKILL) {})
  }

  func test_the_signal_handler_from_before_is_put_back() throws {
    var mine = sigaction()
    mine.__sigaction_handler.sa_handler = { _ in }
    var original = sigaction()
    sigaction(SIGUSR2, &mine, &original)
    defer { sigaction(SIGUSR2, &original, nil) }
    let watch = try loop.onSignal(SIGUSR2) {}
    watch.cancel()
    var now = sigaction()
    sigaction(SIGUSR2, nil, &now)
    XCTAssertNotNil(now.__sigaction_handler.sa_handler)
  }

  func test_closing_leaves_no_handle_open() throws {
    let (reader, _) = makePipe()
    try loop.watch(descriptor: reader) {}
    try loop.onSignal(SIGUSR1) {}
    loop.after(100) {}
    // It traps when libuv still holds a handle.
    loop.close()
    XCTAssertTrue(loop.isClosed)
  }

  func test_a_handler_may_close_the_loop() throws {
    let (reader, writer) = makePipe()
    write(writer, "a", 1)
    try loop.watch(descriptor: reader) { self.loop.close() }
    loop.onTurnEnd = { if self.loop.isClosed { XCTFail("nothing runs after closing") } }
    loop.run()
    XCTAssertTrue(loop.isClosed)
  }
}
