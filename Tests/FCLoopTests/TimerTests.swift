import FCLoop
import XCTest

final class TimerTests: XCTestCase {
  private let clock = ManualClock()
  private lazy var loop = EventLoop(clock: clock)
  private var ran: [String] = []

  override func tearDown() { loop.close() }

  private func note(_ name: String) -> () -> Void { { self.ran.append(name) } }

  private func turn(after seconds: Double = 0) {
    clock.advance(by: seconds)
    loop.runOnce(waiting: false)
  }

  func test_timers_run_by_deadline_then_in_the_order_made() {
    loop.after(2, note("c"))
    loop.after(1, note("a"))
    loop.after(2, note("d"))
    loop.after(1, note("b"))
    turn(after: 0.5)
    XCTAssertEqual(ran, [])
    turn(after: 2)
    XCTAssertEqual(ran, ["a", "b", "c", "d"])
  }

  func test_timers_made_in_a_turn_run_in_the_next() {
    loop.after(0) {
      self.ran.append("first")
      self.loop.after(0, self.note("timer"))
      self.loop.inNextTurn(self.note("task"))
    }
    turn()
    XCTAssertEqual(ran, ["first"])
    turn()
    XCTAssertEqual(ran, ["first", "timer", "task"])
  }

  func test_the_time_stands_still_during_a_turn() {
    var times: [Double] = []
    loop.after(1) {
      times.append(self.loop.now)
      self.clock.advance(by: 5)
      times.append(self.loop.now)
    }
    turn(after: 1)
    XCTAssertEqual(times, [1, 1])
    XCTAssertEqual(loop.now, 6)
  }

  func test_cancelled_timers_do_not_run() {
    let timer = loop.after(1, note("cancelled"))
    loop.after(1, note("kept"))
    timer.cancel()
    timer.cancel()
    XCTAssertFalse(timer.isPending)
    turn(after: 1)
    XCTAssertEqual(ran, ["kept"])
  }

  func test_a_timer_can_cancel_one_that_is_due_in_the_same_turn() {
    var second: FCLoop.Timer?
    loop.after(1) { second?.cancel() }
    second = loop.after(1, note("second"))
    turn(after: 1)
    XCTAssertEqual(ran, [])
    XCTAssertFalse(loop.isPending)
  }

  func test_many_timers_keep_their_order_through_cancelling() {
    var random = SystemRandomNumberGenerator()
    var timers: [(deadline: Int, order: Int, timer: FCLoop.Timer)] = []
    for order in 0..<2000 {
      let deadline = Int.random(in: 0..<50, using: &random)
      let timer = loop.after(Double(deadline), note("\(deadline) \(order)"))
      timers.append((deadline, order, timer))
    }
    timers.shuffle()
    for entry in timers.prefix(900) { entry.timer.cancel() }
    turn(after: 60)
    let expected = timers.dropFirst(900)
      .sorted { ($0.deadline, $0.order) < ($1.deadline, $1.order) }
      .map { "\($0.deadline) \($0.order)" }
    XCTAssertEqual(ran, expected)
  }

  func test_skipping_idle_time_runs_long_timers_at_once_and_in_order() {
    clock.skipsIdleTime = true
    loop.after(600) { self.ran.append("ten minutes at \(self.loop.now)") }
    loop.after(1) {
      self.ran.append("a second at \(self.loop.now)")
      self.loop.after(60, self.note("a minute later"))
    }
    loop.run()
    XCTAssertEqual(ran, ["a second at 1.0", "a minute later", "ten minutes at 600.0"])
  }

  func test_run_ends_when_nothing_is_pending() {
    let loop = EventLoop()
    loop.after(0.01) { self.ran.append("timer") }
    loop.run()
    XCTAssertEqual(ran, ["timer"])
  }

  func test_stop_ends_run_after_the_turn() {
    loop.after(0) { self.loop.stop() }
    loop.after(0, note("same turn"))
    loop.after(100, note("later"))
    loop.run()
    XCTAssertEqual(ran, ["same turn"])
    XCTAssertTrue(loop.isPending)
  }

  func test_the_end_of_a_turn_comes_after_everything_in_it() {
    loop.onTurnEnd = note("end")
    loop.inNextTurn(note("task"))
    loop.after(0, note("timer"))
    loop.poster.post {}
    loop.run()
    XCTAssertEqual(ran, ["timer", "task", "end"])
  }

  func test_closing_drops_what_timers_hold() {
    weak var held: NSObject?
    var timer: FCLoop.Timer?
    do {
      let object = NSObject()
      held = object
      timer = loop.after(1) { _ = object }
    }
    loop.close()
    XCTAssertNil(held)
    timer?.cancel()
    loop.close()
    loop.runOnce()
  }
}
