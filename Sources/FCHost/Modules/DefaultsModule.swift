import FCLua
import FCModels
import FCStore

/// The values that a script keeps by key, for everybody or for one learner.
final class ScriptDefaults: LuaObject {
  var hostKey = 0
  let learner: String?

  init(learner: String?) { self.learner = learner }
}

/// What is known of the values that a script keeps.
struct DefaultsUse {
  /// Those that are given where nothing is kept.
  var registered: [String: PlainValue] = [:]
  /// Those of each learner that were asked for.
  var byLearner: [String: ScriptDefaults] = [:]
}

/// `fc.defaults`.
extension ScriptHost {
  func defineDefaults() throws {
    state.document(chapter: "files")
    let binding = ClassBinding<ScriptDefaults>("defaults", "Values that are there again next time.")
    {
      defaults in
      defaults.learner.map { "defaults of \"\($0)\"" } ?? "defaults"
    }
    binding.method(
      "get", "(key: string) → any", "What is kept under a key, or else registered for it."
    ) { [unowned self] defaults, call in
      let key = try key(call)
      let value = values(of: defaults).value(for: key) ?? self.defaults.registered[key]
      guard let value else { return call.answer(Value.nil) }
      try state.spend(value.size / 8)
      return call.answer(value.luaValue)
    }
    binding.method(
      "set", "(key: string, value: any)", "Keeps a plain value under a key; nil forgets it."
    ) { [unowned self] defaults, call in try set(defaults, call) }
    binding.method(
      "register", "(values: { [string]: any })", "Gives values for keys under which none is kept."
    ) { [unowned self] _, call in try register(call) }
    binding.method(
      "for_learner", "(name: string) → defaults", "The values that are kept for a learner."
    ) { [unowned self] _, call in
      let learner = try call.string(1)
      guard !learner.isEmpty else { throw call.wrongArgument(1, expected: "name of a learner") }
      if let known = defaults.byLearner[learner] { return call.answer(known) }
      try state.charge(Footprint.defaults + Footprint.of(learner))
      let values = ScriptDefaults(learner: learner)
      defaults.byLearner[learner] = values
      return call.answer(values)
    }
    try state.define(binding)
    try state.set("defaults", in: "fc", to: ObjectValue(ScriptDefaults(learner: nil)))
  }

  private func values(of defaults: ScriptDefaults) -> Defaults {
    keeper.space.defaults(learner: defaults.learner)
  }

  private func key(_ call: Call) throws -> String {
    let key = try call.string(1)
    let most = 1000
    guard key.utf8.count <= most else { throw ScriptFault("a key has at most \(most) bytes") }
    return key
  }

  private func set(_ defaults: ScriptDefaults, _ call: Call) throws -> Answer {
    let key = try key(call)
    let value = try PlainValue(call.value(2), of: "the value of '\(key)'")
    try weighWriting(of: value.size)
    let space = keeper.space
    let before = space.settingBytes
    switch values(of: defaults).set(value, for: key) {
    case .value(let bytes):
      throw ScriptFault(
        "the value of '\(key)' has \(bytes) bytes, more than \(Defaults.maximumValue)")
    case .space:
      throw ScriptFault(
        "the value of '\(key)' does not fit: "
          + "all values of a script have at most \(Defaults.maximumSpace) bytes")
    case nil: break
    }
    if keeper.isInMemory { try state.charge(space.settingBytes - before) }
    return .nothing
  }

  private func register(_ call: Call) throws -> Answer {
    guard call.arguments.isTable(1) else {
      throw call.wrongArgument(1, expected: "table of keys and values")
    }
    guard case .table(let table) = try call.value(1), table.list.isEmpty else {
      throw ScriptFault("the keys of values to register must be strings")
    }
    for field in table.fields {
      guard case .string(let key) = field.key else {
        throw ScriptFault("the keys of values to register must be strings")
      }
      let value = try PlainValue(field.value, of: "the value of '\(key)'")
      let known = defaults.registered[key].map { $0.size + key.utf8.count } ?? 0
      try state.charge(value.size + key.utf8.count - known)
      defaults.registered[key] = value
    }
    return .nothing
  }
}

/// An object as a value that the host sets.
private struct ObjectValue<Object: LuaObject>: LuaWritable {
  let object: Object

  init(_ object: Object) { self.object = object }

  func write(to writer: ValueWriter) { writer.write(object) }
}

extension PlainValue {
  /// About how many bytes of memory it takes.
  fileprivate var size: Int {
    switch self {
    case .nil, .bool, .int, .number: 32
    case .text(let text): 32 + text.utf8.count
    case .list(let values): values.reduce(64) { $0 + $1.size }
    case .table(let fields): fields.reduce(96) { $0 + 64 + $1.key.utf8.count + $1.value.size }
    }
  }
}
