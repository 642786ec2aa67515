import FCMotion
import XCTest

final class LevelTests: XCTestCase {
  /// Notes what happens at a level, from the clock's start to its end.
  private func log(
    at level: Motion.Level, _ start: (Stage, Layer) throws -> Void
  ) throws -> [String] {
    let stage = Stage()
    let layer = Layer(["x": .number(0)])
    stage.motion.level = level
    try start(stage, layer)
    while !stage.isIdle { stage.advance(to: stage.now + 1) }
    XCTAssertFalse(stage.motion.isAnimating)
    XCTAssertEqual(stage.errors, [])
    return stage.log
  }

  /// What happens must not depend on how much is to be seen.
  private func assertSameAtEachLevel(
    _ expected: [String], line: UInt = #line, _ start: (Stage, Layer) throws -> Void
  ) throws {
    for level in Motion.Level.allCases {
      XCTAssertEqual(try log(at: level, start), expected, "\(level)", line: line)
    }
  }

  func test_none_shows_the_end_at_once_and_completes_without_time_passing() throws {
    let stage = Stage()
    let layer = Layer(["x": .number(0)])
    stage.motion.level = .none
    stage.noteEvents(of: layer)
    try stage.animate(layer, to: 4, duration: 60, delay: 60)
    XCTAssertEqual(stage.shown(layer), 4)
    XCTAssertTrue(layer.isAnimating)
    XCTAssertNil(stage.motion.nextChange(at: 0))
    XCTAssertEqual(stage.log, [])
    stage.turn()
    XCTAssertEqual(stage.log, ["Move finished"])
    XCTAssertEqual(stage.now, 0)
    XCTAssertTrue(stage.isIdle)
  }

  func test_order_of_the_ends_is_that_of_their_deadlines() throws {
    try assertSameAtEachLevel(["b finished", "d finished", "a finished", "c finished"]) {
      for (key, duration) in [("a", 3.0), ("b", 1), ("c", 3), ("d", 2)] {
        $0.noteEvents(of: $1, key)
        try $0.animate($1, key, duration: duration, forKey: key)
      }
    }
  }

  func test_chain_keeps_its_place_among_what_waits() throws {
    try assertSameAtEachLevel(["a finished", "b finished", "long finished", "c finished"]) {
      stage, layer in
      for key in ["a", "b", "c", "long"] { stage.noteEvents(of: layer, key) }
      layer.on("a") { layer, _ in try stage.animate(layer, forKey: "b") }
      layer.on("b") { layer, _ in try stage.animate(layer, forKey: "c") }
      try stage.animate(layer, "y", duration: 2.5, forKey: "long")
      try stage.animate(layer, forKey: "a")
    }
  }

  func test_replaced_and_cancelled_animations_report_so() throws {
    let expected = ["a replaced", "b cancelled", "a finished", "c finished"]
    try assertSameAtEachLevel(expected) { stage, layer in
      for key in ["a", "b", "c"] { stage.noteEvents(of: layer, key) }
      layer.on("a") { layer, _ in try stage.animate(layer, duration: 0, forKey: "c") }
      try stage.animate(layer, forKey: "a")
      try stage.animate(layer, forKey: "b")
      try stage.animate(layer, duration: 2, forKey: "a")
      layer.removeAnimation(forKey: "b")
    }
  }

  func test_none_lets_a_timer_that_an_action_made_come_before_the_next_end() throws {
    let stage = Stage()
    let layer = Layer()
    stage.motion.level = .none
    for key in ["a", "b"] { stage.noteEvents(of: layer, key) }
    layer.on("a") { _, _ in _ = stage.schedule(stage.now) { stage.note("timer") } }
    try stage.animate(layer, duration: 2, forKey: "b")
    try stage.animate(layer, duration: 1, forKey: "a")
    while !stage.isIdle { stage.turn() }
    XCTAssertEqual(stage.log, ["a finished", "timer", "b finished"])
  }

  func test_endless_animation_shows_its_end_at_none_and_never_completes() throws {
    let stage = Stage()
    let layer = Layer(["x": .number(3)])
    stage.motion.level = .none
    stage.noteEvents(of: layer)
    layer.add(
      try Animation(
        keyPath: "x", to: .number(1), duration: 1, repeatCount: .infinity, autoreverses: true),
      forKey: "Move", in: stage.motion)
    XCTAssertEqual(stage.shown(layer), 3)
    XCTAssertTrue(stage.isIdle)
    layer.removeAnimation(forKey: "Move")
    XCTAssertEqual(stage.log, ["Move cancelled"])
  }

  func test_level_counts_from_the_next_start() throws {
    let stage = Stage()
    let layer = Layer(["x": .number(0)])
    stage.noteEvents(of: layer, "full")
    stage.noteEvents(of: layer, "none")
    try stage.animate(layer, to: 8, duration: 4, forKey: "full")
    stage.advance(to: 1)
    stage.motion.level = .none
    try stage.animate(layer, to: 6, duration: 4, forKey: "none")
    XCTAssertEqual(stage.shown(layer), 6)
    stage.turn()
    XCTAssertEqual(stage.log, ["none finished"])
    stage.advance(to: 4)
    XCTAssertEqual(stage.shown(layer), 6)
    XCTAssertEqual(stage.log, ["none finished", "full finished"])
  }

  func test_finish_all_also_ends_what_takes_no_time() throws {
    let stage = Stage()
    let layer = Layer()
    stage.motion.level = .none
    for (key, duration) in [("a", 2.0), ("b", 1)] {
      stage.noteEvents(of: layer, key)
      try stage.animate(layer, key, duration: duration, forKey: key)
    }
    stage.motion.finishAll()
    XCTAssertEqual(stage.log, ["b finished", "a finished"])
    stage.advance(to: 9)
    XCTAssertEqual(stage.log.count, 2)
    XCTAssertTrue(stage.isIdle)
  }
}
