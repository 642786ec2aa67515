import FCMotion
import XCTest

final class AnimationEventTests: XCTestCase {
  private let stage = Stage()
  private let layer = Layer(["x": .number(0)])

  func test_finished_animation_tells_key_and_elapsed_time_once() throws {
    var events: [AnimationEvent] = []
    layer.on("Move", always: true) { _, event in events.append(event) }
    try stage.animate(layer, duration: 2, delay: 1)
    XCTAssertEqual(stage.scheduled, 1)
    stage.advance(to: 10)
    XCTAssertEqual(events, [AnimationEvent(key: "Move", reason: nil, elapsed: 3)])
    XCTAssertEqual(events.first?.isFinished, true)
    XCTAssertTrue(stage.isIdle)
  }

  func test_ends_come_by_deadline_then_by_start() throws {
    for (key, duration) in [("c", 3.0), ("a", 1), ("d", 3), ("b", 1)] {
      stage.noteEvents(of: layer, key)
      try stage.animate(layer, key, duration: duration, forKey: key)
    }
    XCTAssertEqual(layer.animationKeys, ["c", "a", "d", "b"])
    stage.advance(to: 3)
    XCTAssertEqual(stage.log, ["a finished", "b finished", "c finished", "d finished"])
  }

  func test_zero_duration_completes_in_the_next_turn() throws {
    stage.noteEvents(of: layer)
    try stage.animate(layer, to: 5, duration: 0)
    XCTAssertEqual(stage.log, [])
    XCTAssertEqual(stage.shown(layer), 5)
    stage.turn()
    XCTAssertEqual(stage.log, ["Move finished"])
  }

  func test_zero_duration_started_by_an_action_waits_for_the_turn_after() throws {
    stage.noteEvents(of: layer, "Second")
    layer.on("First") { [stage] layer, _ in
      try stage.animate(layer, duration: 0, forKey: "Second")
    }
    try stage.animate(layer, duration: 0, forKey: "First")
    stage.turn()
    XCTAssertEqual(stage.log, [])
    stage.turn()
    XCTAssertEqual(stage.log, ["Second finished"])
  }

  func test_cancelled_animation_reports_cancelled_before_removing_returns() throws {
    var events: [AnimationEvent] = []
    layer.on("Move", always: true) { _, event in events.append(event) }
    try stage.animate(layer, duration: 4)
    stage.advance(to: 1)
    layer.removeAnimation(forKey: "Move")
    XCTAssertEqual(events, [AnimationEvent(key: "Move", reason: .cancelled, elapsed: 1)])
    layer.removeAnimation(forKey: "Move")
    layer.removeAnimation(forKey: "never started")
    stage.advance(to: 9)
    XCTAssertEqual(events.count, 1)
    XCTAssertTrue(stage.isIdle)
  }

  func test_replaced_animation_reports_replaced_when_the_new_one_is_in_its_place() throws {
    var running: [Animation?] = []
    layer.on("Move", always: true) { [stage] layer, event in
      stage.note(event.reason?.rawValue ?? "finished")
      running.append(layer.animation(forKey: "Move"))
    }
    let first = try Animation(keyPath: "x", to: .number(1), duration: 1)
    let second = try Animation(keyPath: "x", to: .number(2), duration: 1)
    layer.add(first, forKey: "Move", in: stage.motion)
    XCTAssertTrue(layer.animation(forKey: "Move") === first)
    layer.add(second, forKey: "Move", in: stage.motion)
    XCTAssertEqual(stage.log, ["replaced"])
    XCTAssertTrue(running[0] === second)
    XCTAssertEqual(layer.animationKeys, ["Move"])
    stage.advance(to: 5)
    XCTAssertEqual(stage.log, ["replaced", "finished"])
    XCTAssertNil(running[1])
  }

  func test_one_animation_may_run_under_several_keys_and_on_several_layers() throws {
    let other = Layer(["x": .number(0)])
    let animation = try Animation(keyPath: "x", to: .number(1), duration: 1)
    for (layer, key) in [(layer, "a"), (layer, "b"), (other, "a")] {
      stage.noteEvents(of: layer, key, as: layer === other ? "other" : key)
      layer.add(animation, forKey: key, in: stage.motion)
    }
    XCTAssertEqual(stage.motion.animatingLayers.count, 2)
    stage.advance(to: 1)
    XCTAssertEqual(stage.log, ["a finished", "b finished", "other finished"])
    XCTAssertFalse(stage.motion.isAnimating)
  }

  func test_endless_animation_ends_only_by_being_cancelled() throws {
    stage.noteEvents(of: layer)
    let blink = try Animation(
      keyPath: "x", to: .number(1), duration: 1, repeatCount: .infinity, autoreverses: true)
    layer.add(blink, forKey: "Move", in: stage.motion)
    XCTAssertTrue(stage.isIdle)
    stage.advance(to: 1_000.5)
    XCTAssertEqual(stage.shown(layer), 0.5)
    XCTAssertEqual(stage.log, [])
    layer.removeAnimation(forKey: "Move")
    XCTAssertEqual(stage.log, ["Move cancelled"])
  }

  func test_finish_all_ends_what_runs_in_the_order_of_its_deadlines() throws {
    for (key, duration) in [("c", 3.0), ("a", 1), ("b", 2)] {
      stage.noteEvents(of: layer, key)
      try stage.animate(layer, key, to: 7, duration: duration, forKey: key)
    }
    let endless = try Animation(
      keyPath: "x", to: .number(1), duration: 1, repeatCount: .infinity)
    layer.add(endless, forKey: "Endless", in: stage.motion)
    layer.on("a") { [stage] layer, _ in
      try stage.animate(layer, "d", duration: 5, forKey: "Next")
      layer.removeAnimation(forKey: "b")
    }
    stage.advance(to: 0.25)
    stage.motion.finishAll()
    XCTAssertEqual(stage.log, ["a finished", "b cancelled", "c finished"])
    XCTAssertEqual(stage.shown(layer, "c"), 7)
    XCTAssertEqual(layer.animationKeys, ["Endless", "Next"])
    stage.advance(to: 9)
    XCTAssertEqual(stage.log.count, 3)
  }

  func test_cancel_all_cancels_in_the_order_of_the_starts() throws {
    let other = Layer()
    for (layer, key, duration) in [(layer, "a", 3.0), (other, "b", 1), (layer, "c", 2)] {
      stage.noteEvents(of: layer, key)
      try stage.animate(layer, key, duration: duration, forKey: key)
    }
    stage.motion.cancelAll()
    XCTAssertEqual(stage.log, ["a cancelled", "b cancelled", "c cancelled"])
    XCTAssertTrue(stage.isIdle)
  }
}
