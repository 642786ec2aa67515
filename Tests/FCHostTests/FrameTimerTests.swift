import FCLoop
import FCMotion
import FCViews
import XCTest

@testable import FCHost

/// When frames are drawn, on a clock moved by hand.
final class FrameTimerTests: XCTestCase {
  /// A surface that notes when it draws.
  private final class NotingSurface: Surface {
    var screen: Screen?
    var times: [Double] = []

    func update(at time: Double) {
      guard let screen, screen.needsDisplay else { return }
      screen.needsDisplay = false
      times.append(time)
    }

    var inputDescriptor: Int32? { nil }
    var inputDelay: Double? { nil }
    func start() throws {}
    func receiveInput() -> Bool { false }
    func inputDelayPassed() {}
    func receive(signal: Int32) {}
    func print(_ line: String) {}
    func stop() {}
  }

  private final class LayerScreen: Screen {
    let layer = Layer()
    override var layers: [Layer] { [layer] }
  }

  private final class Stage {
    let clock: ManualClock
    let loop: EventLoop
    let motion: Motion
    let surface = NotingSurface()
    let screen = LayerScreen()
    let frames: FrameTimer

    init(isDrawn: Bool = true, skipsIdleTime: Bool = false) {
      clock = ManualClock(skipsIdleTime: skipsIdleTime)
      let loop = EventLoop(clock: clock)
      self.loop = loop
      motion = Motion(
        now: { loop.now },
        schedule: { deadline, body in
          let timer = loop.at(deadline, body)
          return { timer.cancel() }
        })
      surface.screen = screen
      frames = FrameTimer(surface: surface, loop: loop, isDrawn: isDrawn)
      loop.onTurnEnd = { [unowned self] in frames.endTurn() }
      turn()
      surface.times = []
    }

    func turn() { loop.runOnce(waiting: false) }

    /// Runs a turn at each deadline up to a time.
    func run(to end: Double) {
      turn()
      while let deadline = loop.nextDeadline, deadline <= end {
        clock.advance(by: max(0, deadline - clock.now))
        turn()
      }
      clock.advance(by: end - clock.now)
    }

    func animate(
      _ layer: Layer? = nil, duration: Double, delay: Double = 0,
      whenDone: @escaping () -> Void = {}
    ) throws {
      let animation = try Animation(
        keyPath: "x", from: .number(0), to: .number(9), duration: duration, delay: delay)
      let layer = layer ?? screen.layer
      layer.on("Move") { _, _ in whenDone() }
      layer.add(animation, forKey: "Move", in: motion)
    }
  }

  func test_nothing_wakes_the_loop_while_nothing_moves() throws {
    let stage = Stage()
    XCTAssertNil(stage.loop.nextDeadline)
    try stage.animate(duration: 0.1)
    stage.run(to: 1)
    XCTAssertNil(stage.loop.nextDeadline)
    stage.turn()
    XCTAssertLessThan(stage.surface.times.last ?? 0, 0.2)
  }

  func test_frames_come_at_most_sixty_a_second_and_one_at_the_end() throws {
    let stage = Stage()
    try stage.animate(duration: 1)
    // Turns for other reasons draw no frames of their own.
    for step in 1...200 { stage.loop.after(Double(step) / 200) {} }
    stage.run(to: 2)
    let times = stage.surface.times
    XCTAssertEqual(times.last, 1)
    XCTAssertEqual(times.count, 61, accuracy: 2)
    for (earlier, later) in zip(times, times.dropFirst().dropLast()) {
      XCTAssertGreaterThanOrEqual(later - earlier, 1.0 / 60 - 1e-9)
    }
  }

  func test_no_frame_comes_before_a_delay_has_passed() throws {
    let stage = Stage()
    try stage.animate(duration: 0.1, delay: 5)
    stage.run(to: 4.9)
    XCTAssertLessThanOrEqual(stage.surface.times.count, 1)
    stage.run(to: 6)
    XCTAssertGreaterThan(stage.surface.times.count, 5)
  }

  func test_what_is_not_on_the_screen_needs_no_frames() throws {
    let stage = Stage()
    let layer = Layer()
    try stage.animate(layer, duration: 5)
    stage.run(to: 4)
    XCTAssertEqual(stage.surface.times, [])
    XCTAssertEqual(stage.loop.nextDeadline, 5)
  }

  func test_a_change_without_animation_is_drawn_once() {
    let stage = Stage()
    stage.screen.layer["x"] = .number(3)
    stage.turn()
    stage.turn()
    XCTAssertEqual(stage.surface.times.count, 1)
    XCTAssertNil(stage.loop.nextDeadline)
  }

  func test_a_printing_surface_and_a_clock_that_jumps_have_no_frames() throws {
    for stage in [Stage(isDrawn: false), Stage(skipsIdleTime: true)] {
      var isDone = false
      try stage.animate(duration: 600) { isDone = true }
      stage.turn()
      XCTAssertEqual(stage.loop.nextDeadline, 600)
      stage.run(to: 600)
      XCTAssertTrue(isDone)
      XCTAssertLessThanOrEqual(stage.surface.times.count, 2)
    }
  }

  func test_frames_leave_the_order_of_ends_and_timers_alone() throws {
    func order(isDrawn: Bool) throws -> [String] {
      let stage = Stage(isDrawn: isDrawn)
      var log: [String] = []
      for index in 1...6 {
        // Some fall on the deadline of a frame.
        let time = Double(index / 2) / 60
        try stage.animate(index == 1 ? nil : Layer(), duration: time) { log.append("end \(index)") }
        stage.loop.after(time) { log.append("timer \(index)") }
      }
      stage.run(to: 1)
      return log
    }
    XCTAssertEqual(try order(isDrawn: true), try order(isDrawn: false))
    XCTAssertEqual(try order(isDrawn: true).count, 12)
  }
}
