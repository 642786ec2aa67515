import FCLua
import FCMotion
import FCText

extension Animation: LuaObject {}

/// `fc.animation`, `fc.sequence` and `fc.group`.
extension ScriptHost {
  private static let animationFields = FieldTable(
    "animation fields",
    [
      .init("key_path", "string", "The field of the layer that is animated."),
      .init("from", "layer value?", "The first value; else the one that is to be seen."),
      .init("to", "layer value", "The last value, which stays."),
      .init("duration", "number", "How long it takes, in seconds."),
      .init("delay", "number?", "How long it waits before, in seconds."),
      .init("easing", "easing?", "How it moves on its way; linear unless given."),
      .init("repeat_count", "number?", "How often it runs."),
      .init("autoreverses", "boolean?", "Whether it runs back to the first value each time."),
    ])

  func defineAnimation() throws {
    state.document(chapter: "motion")
    state.document(
      type: "easing",
      (Easing.names.map { "\"\($0)\"" } + ["fun(fraction: number) → number"])
        .joined(separator: " | "),
      "How an animation moves: a name, or a function from the time that has passed, 0…1, to how "
        + "far it has come.")
    let animation = ClassBinding<Animation>("animation", "A way from one value to another.") {
      $0.title
    }
    animation.property("duration", "number", "How long all of it takes, in seconds.") {
      $0.totalDuration
    }
    animation.weight { _ in Footprint.animation }
    try state.define(animation)

    try state.define(
      "animation", in: "fc", "(fields: animation fields) → animation",
      "Describes how a field of a layer moves.", fields: Self.animationFields, of: "animation"
    ) { [unowned self] call in try makeAnimation(call) }
    try state.define(
      "sequence", in: "fc", "(animations: animation[]) → animation",
      "Makes one animation of some that run one after the other."
    ) { [unowned self] call in
      try combine(call) { try Animation(sequence: $0) }
    }
    try state.define(
      "group", in: "fc", "(animations: animation[]) → animation",
      "Makes one animation of some that run at the same time."
    ) { [unowned self] call in
      try combine(call) { try Animation(group: $0) }
    }
  }

  private func makeAnimation(_ call: Call) throws -> Answer {
    var fields: [String: FieldValue] = [:]
    let easingPosition = 2 + (Self.animationFields.names.firstIndex(of: "easing") ?? 0)
    let hasFunction = call.arguments.isFunction(easingPosition)
    for (index, name) in Self.animationFields.names.enumerated() {
      let position = index + 2
      if call.arguments.isNil(position) || (position == easingPosition && hasFunction) { continue }
      fields[name] = FieldValue(name: name, subject: "animation", value: try call.value(position))
    }
    guard let keyPath = try fields["key_path"]?.text() else {
      throw ScriptFault("an animation needs a key_path, the field to animate")
    }
    guard let to = fields["to"] else {
      throw ScriptFault("an animation needs 'to', its last value")
    }
    guard let duration = try fields["duration"]?.number() else {
      throw ScriptFault("an animation needs a duration in seconds")
    }
    let owner = EasingOwner()
    let easing: Easing =
      if hasFunction {
        .function { [unowned self] fraction in try ease(fraction, by: owner) }
      } else {
        try fields["easing"].map { try self.easing($0) } ?? .linear
      }
    let animation = try worded {
      try Animation(
        keyPath: keyPath, from: try fields["from"].map { try LayerValue($0.value, of: "'from'") },
        to: try LayerValue(to.value, of: "'to'"), duration: duration,
        delay: try fields["delay"]?.number() ?? 0, easing: easing,
        repeatCount: try fields["repeat_count"]?.number() ?? 1,
        autoreverses: try fields["autoreverses"]?.boolean() ?? false)
    }
    return try call.answer(animation) {
      owner.key = animation.hostKey
      if hasFunction {
        try state.hold(
          call.arguments.stackIndex(easingPosition), in: animation, slot: Slot.easing)
      }
    }
  }

  private func combine(_ call: Call, _ make: ([Animation]) throws -> Animation) throws -> Answer {
    guard let children = call.arguments.objects(1, as: try state.binding(of: Animation.self))
    else {
      throw call.wrongArgument(1, expected: "list of animations")
    }
    let animation = try worded { try make(children) }
    return try call.answer(animation) {
      for child in children { try state.hold(child: child, in: animation, above: Slot.easing) }
    }
  }

  /// Asks a script's easing, which its animation holds.
  private func ease(_ fraction: Double, by owner: EasingOwner) throws -> Double {
    try state.call(
      .held(by: owner.key, slot: Slot.easing), as: "easing of an animation", results: 1
    ) {
      $0.push(fraction)
    } read: { results in
      guard let value = results.number(1) else {
        throw ScriptFault("an easing must return a number, got \(results.typeName(1))")
      }
      return value
    }
  }
}

/// Leads an easing to the animation that holds its function.
private final class EasingOwner {
  var key = 0
}

extension ScriptHost {
  /// The easing of a name, one of the host's own or a plugin's.
  fileprivate func easing(_ field: FieldValue) throws -> Easing {
    let name = try field.text()
    guard let easing = Easing(named: name) ?? pluginEasing(name) else {
      let added = configuration.plugins?.names(of: \.easings) ?? []
      throw ScriptFault(unknownWord(name, "easing", Easing.names + added))
    }
    return easing
  }
}

extension Animation {
  fileprivate var title: String {
    switch content {
    case .basic(let basic): "animation of \"\(basic.keyPath)\""
    case .sequence(let children): "sequence of \(children.count) animations"
    case .group(let children): "group of \(children.count) animations"
    }
  }
}

/// Runs a piece of the motion layer; its errors are raised in the script as they are worded.
func worded<Result>(_ body: () throws -> Result) throws -> Result {
  do {
    return try body()
  } catch let error as MotionError {
    throw ScriptFault(String(describing: error))
  }
}
