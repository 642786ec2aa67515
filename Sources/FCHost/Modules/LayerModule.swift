import FCLua
import FCMotion

extension Layer: LuaObject {}

/// The target of an action: any Lua value, which the layer's userdata holds.
private final class LuaTarget: ActionTarget {
  private unowned let host: ScriptHost
  private let layerKey: Int
  fileprivate let slot: Int

  init(host: ScriptHost, layer: Layer, slot: Int) {
    self.host = host
    layerKey = layer.hostKey
    self.slot = slot
  }

  func perform(_ action: String, layer: Layer, event: AnimationEvent) {
    host.send(action, toSlot: slot, of: layer, event)
  }

  func isSame(as other: any ActionTarget) -> Bool {
    guard let other = other as? LuaTarget else { return false }
    return layerKey == other.layerKey && slot == other.slot
  }
}

/// What hears of the animations of a key of a layer, as scripts hold it.
private final class AnimationObserver: LuaObject {
  var hostKey = 0
  let key: String
  private var removal: (() -> Void)?

  init(key: String, removal: @escaping () -> Void) {
    self.key = key
    self.removal = removal
  }

  func remove() {
    removal?()
    removal = nil
  }
}

/// `fc.layer`: values that can be animated, and what happens when an animation completes.
extension ScriptHost {
  private static let observingFields = FieldTable(
    "layer observing",
    [.init("always", "boolean?", "Whether it hears of animations that did not finish too.")])

  func defineLayer() throws {
    state.document(chapter: "motion")
    state.document(type: "point", "{ x: number, y: number }", "A place, or a way to go.")
    state.document(
      type: "layer value", "number | string | boolean | point",
      "A value of a layer: a number, a point, a colour such as \"#fa0\", a text or a boolean.")
    state.document(AnimationEvent.fields)
    state.document(Self.observingFields)
    let layer = ClassBinding<Layer>("layer", "Values that can be animated, under any names.") {
      "layer with \($0.fieldNames.joined(separator: ", "))"
    }
    layer.otherFields("layer value?") { layer, name, call in
      call.answer(layer[name]?.luaValue)
    } set: { [unowned self] layer, name, call in
      let value =
        call.arguments.isNil(2) ? nil : try LayerValue(try call.value(2), of: "layer.\(name)")
      let growth = Footprint.ofField(name, value) - Footprint.ofField(name, layer[name])
      if growth != 0 { try state.charge(growth, to: layer) }
      layer[name] = value
    } all: { layer in
      .table(
        .init(
          fields: layer.fieldNames.map {
            .init(key: .string($0), value: layer[$0]?.luaValue ?? .nil)
          }))
    }
    layer.method(
      "presentation_value", "(field: string) → layer value?", "What is to be seen of a field now."
    ) { [unowned self] layer, call in
      call.answer(layer.presentationValue(try call.string(1), at: loop.now)?.luaValue)
    }
    defineTargets(of: layer)
    defineAnimations(of: layer)
    layer.weight { pointer in
      guard let pointer else { return 0 }
      return Unmanaged<Layer>.fromOpaque(pointer)._withUnsafeGuaranteedRef { layer in
        layer.fieldNames.reduce(Footprint.layer) { $0 + Footprint.ofField($1, layer[$1]) }
      }
    }
    try state.define(layer)

    let observer = ClassBinding<AnimationObserver>(
      "observer of animations", "Hears of the ends of the animations of a layer."
    ) {
      "observer of \"\($0.key)\""
    }
    observer.method("remove", "()", "Ends the calls.") { observer, _ in
      observer.remove()
      return .nothing
    }
    try state.define(observer)

    try state.define(
      "layer", in: "fc", "(fields?: { [string]: layer value }) → layer", "Makes a layer."
    ) { call in
      let layer = Layer()
      if !call.arguments.isNil(1) {
        guard case .table(let table) = try call.value(1), table.list.isEmpty else {
          throw call.wrongArgument(1, expected: "table of fields")
        }
        for field in table.fields {
          guard case .string(let name) = field.key else {
            throw ScriptFault("the fields of a layer have text for their names")
          }
          layer[name] = try LayerValue(field.value, of: "field '\(name)' of layer")
        }
      }
      return call.answer(layer)
    }
  }

  // MARK: Targets

  private func defineTargets(of binding: ClassBinding<Layer>) {
    binding.method(
      "add_target", "(target: any, action: string, key: string)",
      "Calls target:action(layer, event) each time the animation of a key finishes."
    ) { [unowned self] layer, call in
      let action = try call.string(2)
      let key = try call.string(3)
      guard !call.arguments.isNil(1) else { throw call.wrongArgument(1, expected: "target") }
      let target =
        try target(call, of: layer)
        ?? LuaTarget(
          host: self, layer: layer,
          slot: try state.hold(call.arguments.stackIndex(1), in: layer))
      if layer.actions(for: target, forKey: key).contains(action) { return .nothing }
      try state.charge(Footprint.of(targetFor: action, key), to: layer)
      layer.addTarget(target, action: action, forKey: key)
      return .nothing
    }
    binding.method(
      "remove_target", "(target: any, action: string, key: string)",
      "Takes back what add_target has added."
    ) { [unowned self] layer, call in
      let action = try call.string(2)
      let key = try call.string(3)
      guard let target = target(call, of: layer),
        layer.actions(for: target, forKey: key).contains(action)
      else { return .nothing }
      layer.removeTarget(target, action: action, forKey: key)
      try state.charge(-Footprint.of(targetFor: action, key), to: layer)
      if !layer.targets.contains(where: target.isSame) {
        state.dropHeld(by: layer, slot: target.slot)
      }
      return .nothing
    }
    binding.method(
      "actions_for_target", "(target: any, key: string) → string[]", "A target's actions, in order."
    ) { [unowned self] layer, call in
      let key = try call.string(2)
      return call.answer(target(call, of: layer).map { layer.actions(for: $0, forKey: key) } ?? [])
    }
    binding.method(
      "on",
      "(key: string, options?: layer observing, "
        + "fn: fun(layer: layer, event: animation event)) → observer of animations",
      "Calls a function each time the animation of a key finishes."
    ) { [unowned self] layer, call in try observe(layer, call) }
  }

  /// The target that is argument 1, if the layer has it.
  private func target(_ call: Call, of layer: Layer) -> LuaTarget? {
    for case let target as LuaTarget in layer.targets
    where state.isHeld(call.arguments.stackIndex(1), by: layer, slot: target.slot) {
      return target
    }
    return nil
  }

  fileprivate func send(
    _ action: String, toSlot slot: Int, of layer: Layer, _ event: AnimationEvent
  ) {
    guard let sendAction else { return }
    let key = event.key
    scheduler.run(
      .reference(sendAction), as: "action \"\(action)\" of layer animation \"\(key)\""
    ) {
      $0.push(heldBy: layer.hostKey, slot: slot)
      $0.push(action)
      $0.push(layer)
      $0.push(event.luaValue)
    }
  }

  private func observe(_ layer: Layer, _ call: Call) throws -> Answer {
    let key = try call.string(1)
    let position = call.arguments.isFunction(2) ? 2 : 3
    try call.requireFunction(position)
    let options =
      try position == 3
      ? call.options(2, of: "options of layer:on", fields: Self.observingFields) : [:]
    let always = try options["always"].map {
      try FieldValue(name: "always", subject: "options of layer:on", value: $0).boolean()
    }
    let slot = try state.hold(call.arguments.stackIndex(position), in: layer)
    try state.charge(Footprint.observer, to: layer)
    let observer = layer.on(key, always: always ?? false) { [unowned self] layer, event in
      scheduler.run(
        .held(by: layer.hostKey, slot: slot), as: "observer of layer animation \"\(key)\""
      ) {
        $0.push(layer)
        $0.push(event.luaValue)
      }
    }
    return call.answer(
      AnimationObserver(key: key) { [unowned self, weak layer] in
        observer.remove()
        guard let layer else { return }
        state.dropHeld(by: layer, slot: slot)
        try? state.charge(-Footprint.observer, to: layer)
      })
  }

  // MARK: Animations

  private func defineAnimations(of binding: ClassBinding<Layer>) {
    binding.method(
      "add_animation", "(animation: animation, key: string)",
      "Starts an animation, in place of the one that runs under the key."
    ) { [unowned self] layer, call in
      let animation = try call.object(1, of: Animation.self)
      try start(animation, forKey: try call.string(2), on: layer)
      return .nothing
    }
    binding.method("remove_animation", "(key: string)", "Cancels the animation of a key.") {
      layer, call in
      layer.removeAnimation(forKey: try call.string(1))
      return .nothing
    }
    binding.method(
      "animation_for_key", "(key: string) → animation?", "The animation that runs under a key."
    ) { layer, call in
      call.answer(layer.animation(forKey: try call.string(1)))
    }
    binding.method(
      "animate", "(animation: animation, key?: string) → finished: boolean",
      "Starts an animation and waits for its end; for use in tasks."
    ) { [unowned self] layer, call in
      let animation = try call.object(1, of: Animation.self)
      let key = try call.arguments.isNil(2) ? nil : call.string(2)
      try call.requireWaiting("layer:animate")
      guard let task = scheduler.currentTask else { return .nothing }
      unnamedAnimations += 1
      let name = key ?? "animate \(unnamedAnimations)"
      var end: AnimationEvent?
      try start(animation, forKey: name, on: layer) { [unowned self] event in
        end = event
        scheduler.resume(task) { $0.push(event.isFinished) }
      }
      // What hears of a replaced animation may have ended this one at once.
      if let end { return call.answer(end.isFinished) }
      task.takeBackWait = { [weak layer] in
        // As long as its event has not come, it is the one that runs under the key.
        if end == nil { layer?.removeAnimation(forKey: name) }
      }
      return .wait
    }
  }

  /// The most animations that run on one layer.
  private static var mostAnimations: Int { 1000 }

  /// Starts an animation. While it runs, its layer is kept with all it holds, and so is the
  /// animation itself, since its easing may be a function.
  private func start(
    _ animation: Animation, forKey key: String, on layer: Layer,
    whenDone: ((AnimationEvent) -> Void)? = nil
  ) throws {
    // Each is looked for among all.
    guard layer.animationCount < Self.mostAnimations else {
      throw ScriptFault("\(Self.mostAnimations) animations run on this layer: no more can")
    }
    let weight = Footprint.ofRunning(animation)
    let slot = try state.withUserdata(of: animation) { try state.hold(-1, in: layer) }
    do {
      try state.pin(layer)
      try state.charge(weight, to: layer)
    } catch {
      state.dropHeld(by: layer, slot: slot)
      throw error
    }
    layer.add(animation, forKey: key, in: motion) { [unowned self, unowned layer] event in
      state.dropHeld(by: layer, slot: slot)
      try? state.charge(-weight, to: layer)
      if !layer.isAnimating { state.unpin(layer) }
      whenDone?(event)
    }
  }
}
