import Glibc
import Support
import XCTest

/// Ctrl-C while everything moves. What needs a deadline is no ordinary test.
final class InterruptSoakTests: XCTestCase {
  private func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  func test_control_c_ends_within_a_tenth_of_a_second_whatever_moves() throws {
    // Moments that are no multiple of a frame or a timer, so that each round meets another state.
    for round in 1...30 {
      let run = try ScreenRun("Tests/Fixtures/program/busy.lua", "--seed", "\(round)")
      try run.waits(for: "Card 1 of 100")
      usleep(useconds_t(7919 * round))
      if round % 3 == 0 { run.pty.send("1") }
      let start = now()
      run.pty.send(Keys.control("C"))
      try run.assertEnds(.status(130))
      XCTAssertLessThan(now() - start, 0.1, "in round \(round)")
    }
  }

  func test_a_card_that_waits_takes_no_time_of_the_processor() throws {
    let run = try ScreenRun("Tests/Fixtures/program/single.lua")
    try run.waits(for: "Card 1 of 2")
    // What the first card moves is over by then.
    usleep(2_000_000)
    let before = try processorTicks(of: run.pty.processID)
    usleep(10_000_000)
    let ticks = try processorTicks(of: run.pty.processID) - before
    // A tick is a hundredth of a second: none may be counted for 5 ms.
    XCTAssertEqual(ticks, 0)
    run.pty.send(Keys.control("C"))
    try run.assertEnds(.status(130))
  }

  /// Source: proc(5), fields 14 and 15 of /proc/pid/stat, in ticks.
  private func processorTicks(of process: pid_t) throws -> Int {
    let file = try XCTUnwrap(fopen("/proc/\(process)/stat", "r"))
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 1024)
    fgets(&line, 1024, file)
    let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    let fields = try XCTUnwrap(text.split(separator: ")").last).split(separator: " ")
    return try XCTUnwrap(Int(fields[11])) + XCTUnwrap(Int(fields[12]))
  }
}
