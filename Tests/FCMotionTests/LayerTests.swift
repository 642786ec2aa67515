import FCMotion
import XCTest

final class LayerTests: XCTestCase {
  private let stage = Stage()
  private let layer = Layer(["x": .number(0)])

  func test_fields_are_set_and_named_in_order() {
    layer["opacity"] = .number(1)
    layer["color"] = .color(red: 1, green: 0, blue: 0, alpha: 1)
    XCTAssertEqual(layer.fieldNames, ["color", "opacity", "x"])
    XCTAssertEqual(layer.number("opacity", at: 0), 1)
    XCTAssertNil(layer.number("color", at: 0))
    layer["x"] = nil
    XCTAssertNil(layer["x"])
    XCTAssertNil(layer.presentationValue("x", at: 0))
  }

  func test_model_value_is_final_while_the_presentation_value_moves() throws {
    try stage.animate(layer, to: 8, duration: 4)
    XCTAssertTrue(layer.isAnimating)
    XCTAssertEqual(layer["x"], .number(8))
    XCTAssertEqual(stage.shown(layer), 0)
    stage.advance(to: 1)
    XCTAssertEqual(stage.shown(layer), 2)
    stage.advance(to: 4)
    XCTAssertEqual(stage.shown(layer), 8)
    XCTAssertFalse(layer.isAnimating)
    XCTAssertEqual(layer["x"], .number(8))
  }

  func test_delay_leaves_the_field_as_it_is() throws {
    try stage.animate(layer, from: 10, to: 20, duration: 2, delay: 1)
    stage.advance(to: 0.5)
    XCTAssertEqual(stage.shown(layer), 0)
    stage.advance(to: 2)
    XCTAssertEqual(stage.shown(layer), 15)
  }

  func test_animation_without_from_starts_at_what_is_shown() throws {
    try stage.animate(layer, to: 8, duration: 2, forKey: "Out")
    stage.advance(to: 1)
    try stage.animate(layer, to: 0, duration: 2, forKey: "Back")
    XCTAssertEqual(stage.shown(layer), 4)
    stage.advance(to: 2)
    XCTAssertEqual(stage.shown(layer), 2)
  }

  func test_field_follows_what_began_last_for_good() throws {
    stage.noteEvents(of: layer, "Long")
    try stage.animate(layer, to: 10, duration: 10, forKey: "Long")
    try stage.animate(layer, to: 1, duration: 1, forKey: "Short")
    stage.advance(to: 5)
    XCTAssertEqual(stage.shown(layer), 1)
    XCTAssertEqual(layer.animationKeys, ["Long"])
    stage.advance(to: 10)
    XCTAssertEqual(stage.shown(layer), 1)
    XCTAssertEqual(layer["x"], .number(1))
    XCTAssertEqual(stage.log, ["Long finished"])
  }

  func test_delayed_animation_lets_an_earlier_one_show_until_it_begins() throws {
    try stage.animate(layer, to: 10, duration: 10, forKey: "First")
    try stage.animate(layer, to: 2, duration: 2, delay: 4, forKey: "Second")
    XCTAssertEqual(layer["x"], .number(2))
    stage.advance(to: 3)
    XCTAssertEqual(stage.shown(layer), 3)
    stage.advance(to: 5)
    XCTAssertEqual(stage.shown(layer), 3)
    stage.advance(to: 20)
    XCTAssertEqual(layer["x"], .number(2))
    XCTAssertEqual(stage.shown(layer), 2)
  }

  func test_setting_a_field_stops_nothing_and_holds_in_the_end() throws {
    stage.noteEvents(of: layer)
    try stage.animate(layer, to: 4, duration: 4)
    stage.advance(to: 1)
    layer["x"] = .number(9)
    XCTAssertEqual(stage.shown(layer), 1)
    stage.advance(to: 4)
    XCTAssertEqual(stage.shown(layer), 9)
    XCTAssertEqual(stage.log, ["Move finished"])
  }

  func test_value_set_when_the_rest_of_a_group_runs_on_shows_at_once() throws {
    layer["y"] = .number(0)
    let short = try Animation(keyPath: "x", to: .number(4), duration: 1)
    let long = try Animation(keyPath: "y", to: .number(4), duration: 4)
    layer.add(try Animation(group: [short, long]), forKey: "Move", in: stage.motion)
    stage.advance(to: 2)
    XCTAssertEqual(stage.shown(layer), 4)
    layer["x"] = .number(9)
    XCTAssertEqual(stage.shown(layer), 9)
    stage.advance(to: 3)
    try stage.animate(layer, to: 5, duration: 2, forKey: "Next")
    XCTAssertEqual(stage.shown(layer), 9)
    layer.removeAnimation(forKey: "Move")
    stage.advance(to: 4)
    XCTAssertEqual(stage.shown(layer), 7)
    XCTAssertEqual(stage.shown(layer, "y"), 3)
  }

  func test_value_set_while_the_field_moves_shows_when_it_rests() throws {
    layer["y"] = .number(0)
    let short = try Animation(keyPath: "x", to: .number(4), duration: 1)
    let long = try Animation(keyPath: "y", to: .number(4), duration: 4)
    layer.add(try Animation(group: [short, long]), forKey: "Move", in: stage.motion)
    stage.advance(to: 0.5)
    layer["x"] = .number(9)
    XCTAssertEqual(stage.shown(layer), 2)
    stage.advance(to: 1)
    XCTAssertEqual(stage.shown(layer), 9)
  }

  func test_cancelled_animation_leaves_the_field_where_it_is() throws {
    try stage.animate(layer, to: 4, duration: 4)
    stage.advance(to: 1)
    layer.removeAnimation(forKey: "Move")
    XCTAssertEqual(layer["x"], .number(1))
    stage.advance(to: 3)
    XCTAssertEqual(stage.shown(layer), 1)
  }

  func test_cancelled_animation_leaves_a_value_set_since() throws {
    try stage.animate(layer, to: 4, duration: 4)
    stage.advance(to: 1)
    layer["x"] = .number(9)
    layer.removeAnimation(forKey: "Move")
    XCTAssertEqual(layer["x"], .number(9))
  }

  func test_replacing_goes_on_from_what_is_shown_though_the_field_was_set() throws {
    try stage.animate(layer, to: 4, duration: 4)
    stage.advance(to: 1)
    layer["x"] = .number(9)
    try stage.animate(layer, to: 3, duration: 2)
    XCTAssertEqual(stage.shown(layer), 1)
    stage.advance(to: 2)
    XCTAssertEqual(stage.shown(layer), 2)
    stage.advance(to: 3)
    XCTAssertEqual(layer["x"], .number(3))
  }

  func test_replacing_by_a_delayed_animation_holds_the_field() throws {
    try stage.animate(layer, to: 4, duration: 4)
    stage.advance(to: 1)
    try stage.animate(layer, to: 3, duration: 2, delay: 1)
    stage.advance(to: 1.5)
    XCTAssertEqual(stage.shown(layer), 1)
    stage.advance(to: 3)
    XCTAssertEqual(stage.shown(layer), 2)
  }

  func test_cancelling_before_the_delay_has_passed_changes_nothing() throws {
    try stage.animate(layer, to: 4, delay: 5)
    layer.removeAnimation(forKey: "Move")
    XCTAssertEqual(layer["x"], .number(0))
    try stage.animate(layer, "y", to: 4, delay: 5)
    layer.removeAnimation(forKey: "Move")
    XCTAssertNil(layer["y"])
  }

  func test_cancelling_hands_the_start_of_what_waits_to_where_the_field_is() throws {
    try stage.animate(layer, to: 10, duration: 10, forKey: "First")
    try stage.animate(layer, to: 0, duration: 2, delay: 4, forKey: "Second")
    stage.advance(to: 1)
    layer.removeAnimation(forKey: "First")
    XCTAssertEqual(layer["x"], .number(0))
    stage.advance(to: 3)
    XCTAssertEqual(stage.shown(layer), 1)
    stage.advance(to: 5)
    XCTAssertEqual(stage.shown(layer), 0.5)
  }

  func test_field_that_the_layer_does_not_have_begins_with_the_animation() throws {
    try stage.animate(layer, "y", to: 4, duration: 2, delay: 1)
    XCTAssertNil(stage.shown(layer, "y"))
    stage.advance(to: 2)
    XCTAssertEqual(stage.shown(layer, "y"), 4)
  }

  func test_next_change_is_now_while_something_moves_and_nil_at_rest() throws {
    XCTAssertNil(stage.motion.nextChange(at: 0))
    try stage.animate(layer, duration: 1, delay: 5)
    try stage.animate(Layer(), duration: 1, delay: 3)
    XCTAssertEqual(stage.motion.nextChange(at: 0), 3)
    XCTAssertEqual(stage.motion.nextChange(at: 3.5), 3.5)
    stage.advance(to: 4)
    XCTAssertEqual(stage.motion.nextChange(at: 4), 5)
    stage.advance(to: 6)
    XCTAssertNil(stage.motion.nextChange(at: 6))
  }

  func test_layer_that_nobody_keeps_still_completes() throws {
    var heard = 0
    weak var gone: Layer?
    do {
      let layer = Layer()
      gone = layer
      layer.on("Move") { _, _ in heard += 1 }
      try stage.animate(layer)
    }
    XCTAssertNotNil(gone)
    stage.advance(to: 1)
    XCTAssertEqual(heard, 1)
    XCTAssertNil(gone)
  }

  func test_motion_that_goes_away_ends_what_runs_without_an_event() throws {
    let layer = Layer(["x": .number(0)])
    var heard = 0
    layer.on("Move", always: true) { _, _ in heard += 1 }
    var stage: Stage? = Stage()
    try stage?.animate(layer)
    weak let motion = stage?.motion
    stage = nil
    XCTAssertNil(motion)
    XCTAssertEqual(heard, 0)
    XCTAssertFalse(layer.isAnimating)
    layer.removeAnimation(forKey: "Move")
    XCTAssertEqual(layer.number("x", at: 0), 1)
  }
}
