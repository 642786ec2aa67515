import FCMotion
import XCTest

final class EasingTests: XCTestCase {
  private func samples(_ easing: Easing, at fractions: Double...) throws -> [Double] {
    try fractions.map { try easing.value(at: $0) }
  }

  private func assertSamples(
    _ name: String, _ expected: KeyValuePairs<Double, Double>, accuracy: Double = 1e-6,
    line: UInt = #line
  ) throws {
    let easing = try XCTUnwrap(Easing(named: name), line: line)
    for (fraction, value) in expected {
      XCTAssertEqual(
        try easing.value(at: fraction), value, accuracy: accuracy, "\(name) at \(fraction)",
        line: line)
    }
  }

  func test_every_named_easing_begins_at_0_and_ends_at_1_exactly() throws {
    XCTAssertEqual(
      Easing.names,
      ["linear", "ease_in", "ease_out", "ease_in_out", "back", "bounce", "spring"])
    for name in Easing.names {
      let easing = try XCTUnwrap(Easing(named: name))
      XCTAssertEqual(try samples(easing, at: 0, 1), [0, 1], name)
      for step in 1..<1000 {
        XCTAssertTrue(try easing.value(at: Double(step) / 1000).isFinite)
      }
    }
    XCTAssertNil(Easing(named: "easeIn"))
  }

  /// Values of cubic-bezier(0.42, 0, 1, 1) and its like, found by halving in exact arithmetic.
  /// Source: CSS Easing Functions 1, 2.2.
  func test_css_curves_have_their_known_values() throws {
    try assertSamples("linear", [0.25: 0.25, 0.5: 0.5])
    try assertSamples("ease_in", [0.25: 0.0934647, 0.5: 0.3153568, 0.75: 0.6218619])
    try assertSamples("ease_out", [0.25: 0.3781381, 0.5: 0.6846432, 0.75: 0.9065353])
    try assertSamples("ease_in_out", [0.25: 0.1291619, 0.5: 0.5, 0.75: 0.8708381])
  }

  func test_ease_out_mirrors_ease_in() throws {
    for step in 0...100 {
      let fraction = Double(step) / 100
      XCTAssertEqual(
        try Easing.easeOut.value(at: fraction), try 1 - Easing.easeIn.value(at: 1 - fraction),
        accuracy: 1e-7)
    }
  }

  /// Source: Robert Penner's easing equations, easeOutBack and easeOutBounce.
  func test_back_and_bounce_have_their_known_values() throws {
    try assertSamples("back", [0.5: 1.0876975])
    try assertSamples("bounce", [0.25: 0.47265625, 0.5: 0.765625, 0.75: 0.97265625])
    let highest = try (0...1000).map { try Easing.back.value(at: Double($0) / 1000) }.max()
    XCTAssertEqual(try XCTUnwrap(highest), 1.1, accuracy: 1e-3)
    for touch in [1 / 2.75, 2 / 2.75, 2.5 / 2.75] {
      XCTAssertEqual(try Easing.bounce.value(at: touch), 1, accuracy: 1e-9)
    }
  }

  func test_spring_swings_more_with_less_damping_and_ends_exactly() throws {
    var crossings: [Int] = []
    for damping in [0.1, 0.3, 0.6, 1] {
      let spring = try Easing.spring(damping: damping)
      XCTAssertEqual(try samples(spring, at: 0, 1), [0, 1])
      XCTAssertEqual(try spring.value(at: 0.999), 1, accuracy: 0.002)
      let values = try (1..<1000).map { try spring.value(at: Double($0) / 1000) }
      crossings.append(zip(values, values.dropFirst()).count { ($0 < 1) != ($1 < 1) })
    }
    XCTAssertEqual(crossings, crossings.sorted(by: >))
    XCTAssertEqual(crossings.last, 0)
    for damping in [0, -1, 1.01, .nan, .infinity] {
      XCTAssertThrowsError(try Easing.spring(damping: damping)) {
        XCTAssertEqual("\($0)", "damping is \(damping): it must be more than 0 and at most 1")
      }
    }
  }

  // MARK: Functions

  func test_function_moves_the_layer_and_its_end_shows() throws {
    let stage = Stage()
    let layer = Layer(["x": .number(0)])
    let squared = Easing.function { $0 * $0 }
    layer.add(
      try Animation(keyPath: "x", to: .number(16), duration: 4, easing: squared), forKey: "Move",
      in: stage.motion)
    stage.advance(to: 1)
    XCTAssertEqual(stage.shown(layer), 1)
    stage.advance(to: 4)
    XCTAssertEqual(stage.shown(layer), 16)
    XCTAssertEqual(stage.errors, [])
  }

  func test_function_that_fails_moves_linearly_and_is_reported_once_for_each_start() throws {
    let stage = Stage()
    let layer = Layer(["x": .number(0)])
    let bad = Easing.function { fraction in
      if fraction < 0.5 { throw Mishap() }
      return .nan
    }
    let animation = try Animation(
      keyPath: "x", from: .number(0), to: .number(4), duration: 4, easing: bad)
    for _ in 1...2 {
      layer.add(animation, forKey: "Move", in: stage.motion)
      let start = stage.now
      stage.advance(to: start + 1)
      XCTAssertEqual(stage.shown(layer), 1)
      stage.advance(to: start + 3)
      XCTAssertEqual(stage.shown(layer), 3)
      stage.advance(to: start + 4)
    }
    XCTAssertEqual(stage.errors, ["Mishap()", "Mishap()"])
    XCTAssertThrowsError(try bad.value(at: 0.5)) {
      XCTAssertEqual(
        "\($0)", "the easing function returned nan for 0.5: it must be a finite number")
    }
  }

  func test_function_may_change_the_layer_that_asks_it() throws {
    let stage = Stage()
    let layer = Layer(["x": .number(0)])
    stage.noteEvents(of: layer)
    var calls = 0
    let meddling = Easing.function { [unowned layer] fraction in
      calls += 1
      switch calls {
      case 1: layer["x"] = .number(7)
      case 2: try stage.animate(layer, "y")
      case 3: try stage.animate(layer, "x", to: 2, duration: 0)
      default: layer.removeAnimation(forKey: "Move")
      }
      return fraction
    }
    layer.add(
      try Animation(keyPath: "x", to: .number(1), duration: 9, easing: meddling), forKey: "Move",
      in: stage.motion)
    for time in stride(from: 1, to: 20, by: 1.0) {
      _ = layer.presentationValue("x", at: stage.now)
      stage.advance(to: time)
    }
    XCTAssertGreaterThan(calls, 2)
    XCTAssertFalse(stage.motion.isAnimating)
    XCTAssertEqual(stage.log.count, 3)
  }
}
