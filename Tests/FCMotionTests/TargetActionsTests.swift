import FCMotion
import XCTest

final class TargetActionsTests: XCTestCase {
  private let stage = Stage()
  private let layer = Layer(["x": .number(0)])
  private lazy var view = NotingTarget("view", on: stage)

  private func play(_ key: String = "Move") throws {
    try stage.animate(layer, forKey: key)
    stage.advance(to: stage.now + 1)
  }

  func test_pairs_and_observers_run_in_the_order_added() throws {
    layer.addTarget(view, action: "b", forKey: "Move")
    layer.on("Move") { [stage] _, _ in stage.note("handler") }
    layer.addTarget(view, action: "a", forKey: "Move")
    layer.addTarget(view, action: "other key", forKey: "Turn")
    XCTAssertEqual(layer.actions(for: view, forKey: "Move"), ["b", "a"])
    try play()
    XCTAssertEqual(stage.log, ["view.b", "handler", "view.a"])
  }

  func test_the_same_pair_counts_once() throws {
    layer.addTarget(view, action: "a", forKey: "Move")
    layer.addTarget(NotingTarget("view", on: stage), action: "a", forKey: "Move")
    layer.addTarget(NotingTarget("other", on: stage), action: "a", forKey: "Move")
    try play()
    XCTAssertEqual(stage.log, ["view.a", "other.a"])
    layer.removeTarget(view, action: "a", forKey: "Move")
    layer.removeTarget(view, action: "a", forKey: "Move")
    layer.removeTarget(view, action: "never added", forKey: "never added")
    XCTAssertEqual(layer.actions(for: view, forKey: "Move"), [])
    try play()
    XCTAssertEqual(stage.log, ["view.a", "other.a", "other.a"])
  }

  func test_action_gets_the_layer_and_the_event() throws {
    let target = NotingTarget("target") { [stage, layer] action, heard, event in
      XCTAssertTrue(heard === layer)
      stage.note("\(action) \(event.key) \(event.elapsed)")
    }
    layer.addTarget(target, action: "did_move", forKey: "Move")
    try play()
    XCTAssertEqual(stage.log, ["did_move Move 1.0"])
  }

  func test_targets_and_plain_observers_hear_only_of_a_finish() throws {
    layer.addTarget(view, action: "a", forKey: "Move")
    layer.on("Move") { [stage] _, _ in stage.note("plain") }
    stage.noteEvents(of: layer, as: "always")
    try stage.animate(layer)
    try stage.animate(layer)
    layer.removeAnimation(forKey: "Move")
    XCTAssertEqual(stage.log, ["always replaced", "always cancelled"])
    try play()
    XCTAssertEqual(stage.log.suffix(3), ["view.a", "plain", "always finished"])
  }

  func test_one_added_while_the_animation_runs_counts() throws {
    try stage.animate(layer)
    stage.advance(to: 0.5)
    layer.addTarget(view, action: "late", forKey: "Move")
    stage.advance(to: 1)
    XCTAssertEqual(stage.log, ["view.late"])
  }

  func test_one_added_inside_an_action_counts_from_the_next_event() throws {
    layer.on("Move") { [stage, view] layer, _ in
      stage.note("first")
      layer.addTarget(view, action: "added", forKey: "Move")
    }
    try play()
    XCTAssertEqual(stage.log, ["first"])
    try play()
    XCTAssertEqual(stage.log, ["first", "first", "view.added"])
  }

  func test_one_removed_inside_an_action_is_left_out() throws {
    var later: LayerObserver?
    layer.on("Move") { [view] layer, _ in
      later?.remove()
      layer.removeTarget(view, action: "a", forKey: "Move")
    }
    later = layer.on("Move") { [stage] _, _ in stage.note("removed") }
    layer.addTarget(view, action: "a", forKey: "Move")
    layer.addTarget(view, action: "b", forKey: "Move")
    try play()
    XCTAssertEqual(stage.log, ["view.b"])
  }

  func test_observer_that_removes_itself_hears_once() throws {
    var observer: LayerObserver?
    observer = layer.on("Move") { [stage] _, _ in
      stage.note("once")
      observer?.remove()
    }
    try play()
    try play()
    XCTAssertEqual(stage.log, ["once"])
    observer?.remove()
  }

  func test_observer_that_is_not_kept_still_hears() throws {
    layer.on("Move") { [stage] _, _ in stage.note("heard") }
    try play()
    XCTAssertEqual(stage.log, ["heard"])
  }

  func test_error_in_one_is_reported_and_the_others_run() throws {
    layer.on("Move") { _, _ in throw Mishap() }
    layer.addTarget(NotingTarget("bad") { _, _, _ in throw Mishap() }, action: "a", forKey: "Move")
    layer.addTarget(view, action: "a", forKey: "Move")
    try play()
    XCTAssertEqual(stage.errors, ["Mishap()", "Mishap()"])
    XCTAssertEqual(stage.log, ["view.a"])
  }

  // MARK: Starting and ending inside an action

  func test_action_may_start_the_next_animation_under_the_same_key() throws {
    var rounds = 0
    stage.noteEvents(of: layer)
    layer.on("Move") { [stage] layer, _ in
      XCTAssertNil(layer.animation(forKey: "Move"))
      XCTAssertFalse(layer.isAnimating)
      rounds += 1
      if rounds < 3 { try stage.animate(layer, from: 0) }
    }
    try stage.animate(layer)
    stage.advance(to: 10)
    XCTAssertEqual(rounds, 3)
    XCTAssertEqual(stage.log, ["Move finished", "Move finished", "Move finished"])
  }

  func test_chain_of_three_keys_runs_in_order() throws {
    for (key, next) in [("a", "b"), ("b", "c"), ("c", nil)] {
      layer.on(key) { [stage] layer, _ in
        stage.note("\(key) at \(stage.now)")
        if let next { try stage.animate(layer, forKey: next) }
      }
    }
    try stage.animate(layer, forKey: "a")
    stage.advance(to: 10)
    XCTAssertEqual(stage.log, ["a at 1.0", "b at 2.0", "c at 3.0"])
  }

  func test_start_after_an_earlier_action_restarted_replaces_the_restart() throws {
    stage.noteEvents(of: layer, as: "always")
    layer.on("Move") { [stage] layer, event in
      if event.elapsed < 2 { try stage.animate(layer, duration: 2) }
    }
    layer.on("Move") { [stage] layer, event in
      if event.elapsed < 2 { try stage.animate(layer, duration: 3) }
    }
    try stage.animate(layer)
    stage.advance(to: 10)
    XCTAssertEqual(stage.log, ["always finished", "always replaced", "always finished"])
  }

  func test_cancelling_inside_an_action_reports_before_the_next_action() throws {
    stage.noteEvents(of: layer, "Other")
    layer.on("Move") { layer, _ in layer.removeAnimation(forKey: "Other") }
    layer.addTarget(view, action: "a", forKey: "Move")
    try stage.animate(layer, forKey: "Move")
    try stage.animate(layer, "y", forKey: "Other")
    stage.advance(to: 10)
    XCTAssertEqual(stage.log, ["Other cancelled", "view.a"])
  }

  func test_handler_of_a_replaced_animation_may_cancel_the_new_one() throws {
    layer.on("Move", always: true) { [stage] layer, event in
      stage.note("\(event.reason?.rawValue ?? "finished")")
      if event.reason == .replaced { layer.removeAnimation(forKey: "Move") }
    }
    try stage.animate(layer)
    try stage.animate(layer)
    XCTAssertEqual(stage.log, ["replaced", "cancelled"])
    stage.advance(to: 10)
    XCTAssertEqual(stage.log.count, 2)
    XCTAssertFalse(stage.motion.isAnimating)
  }

  func test_layer_whose_action_mentions_it_is_freed_with_its_observer() throws {
    weak var gone: Layer?
    do {
      let layer = Layer()
      gone = layer
      let observer = layer.on("Move") { [layer] _, _ in layer["x"] = .number(1) }
      try stage.animate(layer)
      stage.advance(to: 1)
      XCTAssertEqual(layer["x"], .number(1))
      observer.remove()
    }
    XCTAssertNil(gone)
  }
}
