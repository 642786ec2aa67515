import FCMotion
import XCTest

final class RandomTests: XCTestCase {
  func test_each_start_has_exactly_one_end_whatever_happens() throws {
    for level in Motion.Level.allCases {
      try RandomPlay(seed: 1, level: level).play(starts: 3_000)
    }
  }
}

final class RandomSoakTests: XCTestCase {
  func test_two_million_starts_have_two_million_ends() throws {
    try RandomPlay(seed: 2, level: .full).play(starts: 1_000_000)
    try RandomPlay(seed: 3, level: .none).play(starts: 1_000_000)
  }

  func test_a_hundred_thousand_layers_animate_and_are_freed() throws {
    let stage = Stage()
    var layers = (0..<100_000).map { _ in Layer(["x": .number(0)]) }
    var heard = 0
    let move = try Animation(keyPath: "x", to: .number(1), duration: 1, easing: .easeOut)
    for layer in layers {
      layer.on("Move") { [unowned layer] _, _ in heard += layer["x"] == .number(1) ? 1 : 0 }
      layer.add(move, forKey: "Move", in: stage.motion)
    }
    weak let first = layers.first
    weak let last = layers.last
    layers = []
    XCTAssertNotNil(last)
    stage.advance(to: 1)
    XCTAssertEqual(heard, 100_000)
    XCTAssertFalse(stage.motion.isAnimating)
    XCTAssertNil(first)
    XCTAssertNil(last)
  }
}

/// Starts, replaces, cancels and finishes animations at random, also inside actions, and checks
/// each event against what was started.
private final class RandomPlay {
  private let stage = Stage()
  private let layers = (0..<40).map { _ in Layer(["x": .number(0), "y": .number(0)]) }
  private let keys = ["a", "b", "c", "d"]
  private var animations: [Animation] = []
  private var random: Numbers
  /// For each layer and key, the starts without an end, oldest first.
  private var open: [[Int]]
  private var started = 0
  private var ended = 0
  private var depth = 0

  init(seed: UInt64, level: Motion.Level) throws {
    random = Numbers(state: seed)
    open = Array(repeating: [], count: 40 * 4)
    stage.motion.level = level
    animations = try makeAnimations()
    for (place, layer) in layers.enumerated() {
      for (keyPlace, key) in keys.enumerated() {
        layer.on(key, always: true) { [unowned self] layer, event in
          check(event, of: layer, slot: place * 4 + keyPlace)
        }
      }
    }
  }

  func play(starts: Int) throws {
    while started < starts {
      act()
      if random.next(20) == 0 { stage.advance(to: stage.now + Double(random.next(8)) / 4) }
      if random.next(1_000) == 0 { stage.motion.finishAll() }
      if random.next(50) == 0 { checkValues(of: layers[random.next(layers.count)]) }
    }
    depth = 9  // From now on actions start nothing.
    stage.motion.level = .full
    while !stage.isIdle { stage.advance(to: stage.now + 100) }
    stage.motion.cancelAll()
    XCTAssertEqual(ended, started)
    XCTAssertTrue(open.allSatisfy(\.isEmpty))
    XCTAssertFalse(stage.motion.isAnimating)
    XCTAssertEqual(stage.errors, [])
    for layer in layers {
      XCTAssertFalse(layer.isAnimating)
      for field in ["x", "y"] {
        XCTAssertEqual(layer.presentationValue(field, at: stage.now), layer[field])
      }
    }
  }

  /// The quick way to a number leads to the same as the long one.
  private func checkValues(of layer: Layer) {
    for field in ["x", "y"] {
      let number = layer.number(field, at: stage.now)
      XCTAssertEqual(layer.presentationValue(field, at: stage.now), number.map { .number($0) })
      if layer.nextChange(at: stage.now) == nil {
        XCTAssertEqual(layer[field], number.map { .number($0) })
      }
    }
  }

  private func act() {
    let place = random.next(40)
    let key = random.next(4)
    let layer = layers[place]
    switch random.next(8) {
    case 0: layer.removeAnimation(forKey: keys[key])
    case 1: layer[random.next(2) == 0 ? "x" : "y"] = .number(Double(random.next(9)))
    default:
      started += 1
      open[place * 4 + key].append(started)
      layer.add(animations[random.next(animations.count)], forKey: keys[key], in: stage.motion)
    }
  }

  private func check(_ event: AnimationEvent, of layer: Layer, slot: Int) {
    let waiting = open[slot].count
    if event.reason == .replaced {
      // The new one runs already, or was ended by someone who heard before.
      if waiting < 2 { XCTFail("replaced by nothing") }
    } else if waiting != 1 || layer.animation(forKey: event.key) != nil {
      XCTFail("\(waiting) runs at the end of one")
    }
    open[slot].removeFirst()
    ended += 1
    guard depth < 3, random.next(3) == 0 else { return }
    depth += 1
    act()
    depth -= 1
  }

  private func makeAnimations() throws -> [Animation] {
    var made: [Animation] = []
    let easings = try Easing.names.map { try XCTUnwrap(Easing(named: $0)) }
    for easing in easings + [.function { 1 - $0 }] {
      for field in ["x", "y"] {
        made.append(
          try Animation(
            keyPath: field, to: .number(Double(random.next(9))),
            duration: Double(random.next(8)) / 2, delay: Double(random.next(3)), easing: easing,
            repeatCount: Double(1 + random.next(2)), autoreverses: random.next(2) == 0))
      }
    }
    made.append(
      try Animation(keyPath: "x", to: .number(1), duration: 1, repeatCount: .infinity))
    made.append(try Animation(sequence: Array(made[0..<4])))
    made.append(try Animation(group: Array(made[4..<8])))
    return made
  }
}

/// Random numbers that are the same in every run. Source: Knuth's MMIX, a linear congruence.
private struct Numbers {
  var state: UInt64

  mutating func next(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % count
  }
}
