import FCLoop
import Glibc
import Support
import XCTest

/// A loop that another one drives: by a descriptor to wait for, a deadline, and `step`.
final class ForeignLoopTests: XCTestCase {
  private let loop = EventLoop()

  override func tearDown() { loop.close() }

  /// Waits as a program with a loop of its own does, then lets ours take a step.
  private func waitAndStep() {
    var descriptor = pollfd(fd: loop.descriptor, events: Int16(POLLIN), revents: 0)
    let seconds = loop.nextDeadline.map { max(0, $0 - loop.now) } ?? 60
    poll(&descriptor, 1, Int32((seconds * 1000).rounded(.up)))
    loop.step()
  }

  func test_timers_run_when_another_loop_waits_for_their_deadlines() {
    var ran: [String] = []
    loop.after(0.02) { ran.append("second") }
    loop.after(0.01) { ran.append("first") }
    while loop.isPending { waitAndStep() }
    XCTAssertEqual(ran, ["first", "second"])
    XCTAssertNil(loop.nextDeadline)
  }

  func test_the_descriptor_tells_of_what_the_loop_watches_and_of_work_from_threads() throws {
    var ends: [Int32] = [0, 0]
    XCTAssertEqual(pipe(&ends), 0)
    defer { for end in ends { close(end) } }
    var heard: [String] = []
    let watch = try loop.watch(descriptor: ends[0]) {
      var byte: UInt8 = 0
      if read(ends[0], &byte, 1) == 1 { heard.append("pipe") }
    }
    loop.step()
    write(ends[1], "x", 1)
    while heard.isEmpty { waitAndStep() }
    loop.poster.post {}
    loop.inBackground {
    } then: {
      heard.append("background")
    }
    while heard.count < 2 { waitAndStep() }
    XCTAssertEqual(heard, ["pipe", "background"])
    watch.cancel()
  }
}
