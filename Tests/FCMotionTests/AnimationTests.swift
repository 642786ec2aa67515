import FCMotion
import XCTest

final class AnimationTests: XCTestCase {
  private let stage = Stage()
  private let layer = Layer(["x": .number(0), "y": .number(0)])

  private func basic(
    _ field: String = "x", from: Double? = nil, to end: Double = 1, duration: Double = 1,
    delay: Double = 0, repeatCount: Double = 1, autoreverses: Bool = false
  ) throws(MotionError) -> Animation {
    try Animation(
      keyPath: field, from: from.map { .number($0) }, to: .number(end), duration: duration,
      delay: delay, repeatCount: repeatCount, autoreverses: autoreverses)
  }

  private func start(_ animation: Animation) {
    stage.noteEvents(of: layer)
    layer.add(animation, forKey: "Move", in: stage.motion)
  }

  /// What a field shows at each of some times.
  private func shown(_ field: String = "x", at times: Double...) -> [Double?] {
    times.map { time in
      stage.advance(to: time)
      return stage.shown(layer, field)
    }
  }

  private func assertRefused(
    _ message: String, line: UInt = #line, _ make: () throws -> Animation
  ) {
    XCTAssertThrowsError(try make(), line: line) { XCTAssertEqual("\($0)", message, line: line) }
  }

  // MARK: One field

  func test_repeats_begin_anew_and_rest_at_the_end() throws {
    let animation = try basic(to: 4, duration: 4, delay: 1, repeatCount: 2)
    XCTAssertEqual(animation.totalDuration, 9)
    start(animation)
    XCTAssertEqual(shown(at: 0.5, 2, 4, 5, 6, 8.5, 9), [0, 1, 3, 0, 1, 3.5, 4])
    XCTAssertEqual(stage.log, ["Move finished"])
    XCTAssertEqual(layer["x"], .number(4))
  }

  func test_autoreversed_animation_ends_where_it_began() throws {
    let animation = try basic(to: 4, duration: 2, repeatCount: 2, autoreverses: true)
    XCTAssertEqual(animation.totalDuration, 8)
    start(animation)
    XCTAssertEqual(layer["x"], .number(0))
    XCTAssertEqual(shown(at: 1, 2, 3, 4, 5, 6, 7.5, 8), [2, 4, 2, 0, 2, 4, 1, 0])
    XCTAssertEqual(layer["x"], .number(0))
    XCTAssertEqual(stage.log, ["Move finished"])
  }

  func test_texts_and_other_kinds_switch_at_the_end() throws {
    layer["t"] = .text("Alabama")
    let animation = try Animation(keyPath: "t", to: .text("Alaska"), duration: 2)
    layer.add(animation, forKey: "Text", in: stage.motion)
    stage.advance(to: 1.9)
    XCTAssertEqual(layer.presentationValue("t", at: 1.9), .text("Alabama"))
    stage.advance(to: 2)
    XCTAssertEqual(layer.presentationValue("t", at: 2), .text("Alaska"))
  }

  func test_points_and_colours_move_too() throws {
    layer["position"] = .point(x: 0, y: 0)
    layer["color"] = LayerValue(hex: "#000000")
    let white = try XCTUnwrap(LayerValue(hex: "#ffffff"))
    start(
      try Animation(group: [
        Animation(keyPath: "position", to: .point(x: 4, y: 8), duration: 4),
        Animation(keyPath: "color", to: white, duration: 2, autoreverses: true),
      ]))
    stage.advance(to: 3)
    XCTAssertEqual(layer.presentationValue("position", at: 3), .point(x: 3, y: 6))
    XCTAssertEqual(layer.presentationValue("color", at: 3)?.hex, "#808080")
    XCTAssertNil(layer.number("position", at: 3))
    stage.advance(to: 4)
    XCTAssertEqual(layer["color"]?.hex, "#000000")
  }

  // MARK: Sequences and groups

  func test_sequence_runs_one_after_the_other_and_reports_once() throws {
    let sequence = try Animation(sequence: [
      basic(to: 2, duration: 2), basic(to: 0, duration: 1, delay: 1),
      basic("y", to: 3, duration: 3),
    ])
    XCTAssertEqual(sequence.totalDuration, 7)
    start(sequence)
    XCTAssertEqual(layer["x"], .number(0))
    XCTAssertEqual(layer["y"], .number(3))
    XCTAssertEqual(shown(at: 1, 2, 2.5, 3.5), [1, 2, 2, 1])
    XCTAssertEqual(stage.shown(layer, "y"), 0)
    XCTAssertEqual(shown("y", at: 4, 6, 7), [0, 2, 3])
    XCTAssertEqual(stage.log, ["Move finished"])
    XCTAssertEqual(stage.scheduled, 1)
  }

  func test_group_runs_at_once_and_ends_with_the_last() throws {
    let group = try Animation(group: [
      basic(to: 2, duration: 2), basic("y", to: 4, duration: 1, delay: 3),
    ])
    XCTAssertEqual(group.totalDuration, 4)
    start(group)
    XCTAssertEqual(shown(at: 1, 2, 3), [1, 2, 2])
    XCTAssertEqual(stage.log, [])
    XCTAssertEqual(shown("y", at: 3.5, 4), [2, 4])
    XCTAssertEqual(stage.log, ["Move finished"])
  }

  func test_of_a_group_on_one_field_what_began_last_shows() throws {
    start(try Animation(group: [basic(to: 4, duration: 4), basic(to: 0, duration: 2, delay: 2)]))
    XCTAssertEqual(shown(at: 1, 2, 3, 4), [1, 2, 1, 0])
    XCTAssertEqual(layer["x"], .number(0))
  }

  func test_parts_with_repeats_and_reverses_keep_their_times() throws {
    start(
      try Animation(sequence: [
        Animation(group: [
          basic(to: 1, duration: 1, repeatCount: 2, autoreverses: true),
          basic("y", to: 2, duration: 2),
        ]),
        basic(to: 8, duration: 2),
      ]))
    XCTAssertEqual(shown(at: 0.5, 1, 1.5, 2.5, 4, 5, 6), [0.5, 1, 0.5, 0.5, 0, 4, 8])
    XCTAssertEqual(stage.shown(layer, "y"), 2)
  }

  func test_cancelled_sequence_stops_where_it_is() throws {
    start(
      try Animation(sequence: [basic(to: 2, duration: 2), basic("y", from: 5, to: 9, duration: 2)]))
    stage.advance(to: 1)
    layer.removeAnimation(forKey: "Move")
    XCTAssertEqual(layer["x"], .number(1))
    XCTAssertEqual(layer["y"], .number(0))
    XCTAssertEqual(shown("y", at: 3, 9), [0, 0])
    XCTAssertEqual(stage.log, ["Move cancelled"])
  }

  func test_sequence_may_end_with_an_endless_one() throws {
    let sequence = try Animation(sequence: [
      basic(to: 1), basic(from: 0, to: 1, repeatCount: .infinity),
    ])
    XCTAssertEqual(sequence.totalDuration, .infinity)
    start(sequence)
    XCTAssertEqual(shown(at: 0.5, 1, 100.25), [0.5, 0, 0.25])
    XCTAssertTrue(stage.isIdle)
  }

  // MARK: What is refused

  func test_numbers_that_make_no_sense_are_refused_in_the_authors_words() {
    assertRefused("an animation needs the name of a field: give it key_path = \"…\"") {
      try basic("")
    }
    for duration in [-1, .nan, .infinity] {
      assertRefused(
        "duration of the animation of \"x\" is \(duration): "
          + "it must be a number of seconds, 0 or more"
      ) { try basic(duration: duration) }
    }
    assertRefused(
      "delay of the animation of \"x\" is -0.5: it must be a number of seconds, 0 or more"
    ) { try basic(delay: -0.5) }
    for count in [0, -1, 1.5, .nan] {
      assertRefused(
        "repeat_count of the animation of \"x\" is \(count): "
          + "it must be a whole number, 1 or more, or math.huge"
      ) { try basic(repeatCount: count) }
    }
    assertRefused(
      "the animation of \"x\" repeats without end and takes no time: give it a duration"
    ) { try basic(duration: 0, repeatCount: .infinity) }
    assertRefused("to of the animation of \"x\" must be a finite number") { try basic(to: .nan) }
    assertRefused("from of the animation of \"x\" must be a finite number") {
      try basic(from: .infinity)
    }
    assertRefused("the animation takes longer than a number can tell") {
      try basic(duration: 1e308, repeatCount: 1e9)
    }
  }

  func test_sequences_that_make_no_sense_are_refused() throws {
    assertRefused("a sequence needs at least one animation") { try Animation(sequence: []) }
    assertRefused("a group needs at least one animation") { try Animation(group: []) }
    let endless = try basic(repeatCount: .infinity)
    assertRefused(
      "animation 2 of the sequence repeats without end: what follows would never start"
    ) { try Animation(sequence: [basic(), endless, basic()]) }
    let long = try basic(duration: 1e308)
    assertRefused("the animation takes longer than a number can tell") {
      try Animation(sequence: [long, long])
    }
  }

  func test_sequence_nested_in_itself_is_limited() throws {
    var doubled = try basic(duration: 0)
    var deep = doubled
    XCTAssertThrowsError(
      try { for _ in 0..<40 { doubled = try Animation(sequence: [doubled, doubled]) } }()
    ) {
      XCTAssertEqual("\($0)", "a sequence or group can't have more than 10000 animations in it")
    }
    XCTAssertThrowsError(try { for _ in 0..<200 { deep = try Animation(group: [deep]) } }()) {
      XCTAssertEqual("\($0)", "sequences and groups can't be nested more than 100 deep")
    }
    start(deep)
    stage.turn()
    XCTAssertEqual(stage.log, ["Move finished"])
  }
}
