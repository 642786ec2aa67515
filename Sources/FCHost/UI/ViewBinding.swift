import FCLua
import FCModels
import FCMotion
import FCViews

/// The value that a script gives a field of a view, in its constructor or later.
struct FieldArgument {
  let call: Call
  let position: Int
  let name: String
  /// What has the field: `button`.
  let subject: String

  var isNil: Bool { call.arguments.isNil(position) }
  var stackIndex: Int32 { call.arguments.stackIndex(position) }

  /// The value as a plain one, with the words for what is wrong with it.
  func plain() throws -> FieldValue {
    do {
      return FieldValue(name: name, subject: subject, value: try call.arguments.value(position))
    } catch {
      if case .notPlain(let type) = error.reason, !call.arguments.isTable(position) {
        throw ScriptFault("field '\(name)' of \(subject) can't be a \(type)")
      }
      throw ScriptFault(error.sentence(about: "field '\(name)' of \(subject)"))
    }
  }

  /// A text that a view shows.
  func shownText() throws -> String {
    try requireShort(
      call.arguments.bytes(position)?.count ?? 0, "field '\(name)' of \(subject)")
    return try plain().text()
  }

  /// The error for a value of the wrong type.
  func wrong(_ expected: String) -> ScriptFault {
    ScriptFault(
      "field '\(name)' of \(subject) must be \(expected), got "
        + call.arguments.typeName(position))
  }
}

/// The fields and methods of one kind of view, as a table of Lua names.
///
/// A field is written once: its constructor and an assignment use the same setter.
final class ViewBinding<Object: ScriptView> {
  private let host: ScriptHost
  let binding: ClassBinding<Object>
  private var settable: [(FieldDescription, set: (Object, FieldArgument) throws -> Void)] = []
  /// What the texts of a view take.
  let weights: ViewWeights<Object>

  /// - Parameter documentation: What such a view is, in a sentence.
  init(_ host: ScriptHost, _ documentation: String) {
    self.host = host
    binding = ClassBinding(Object.kind, documentation) { $0.described }
    binding.weight { _ in Footprint.view }
    weights = ViewWeights(host.state)
  }

  /// Adds a field whose getter answers itself; without a setter it can only be read.
  func field(
    _ name: String, _ type: String, _ documentation: String,
    answer: @escaping (Object, Call) throws -> Answer,
    set: ((Object, FieldArgument) throws -> Void)? = nil
  ) {
    guard let set else { return binding.property(name, type, documentation, answer: answer) }
    // A constructor may leave out any field.
    let isOptional = type.hasSuffix("?") || type == "any"
    settable.append(
      (FieldDescription(name, isOptional ? type : "\(type)?", documentation), set))
    binding.property(
      name, type, documentation, answer: answer,
      set: { [unowned host] object, call in
        try host.requireChanging("\(Object.kind).\(name)")
        try set(
          object, FieldArgument(call: call, position: 2, name: name, subject: Object.kind))
      })
  }

  /// Adds a field of a plain value.
  func field<T: LuaWritable>(
    _ name: String, _ type: String, _ documentation: String, get: @escaping (Object) -> T,
    set: @escaping (Object, FieldArgument) throws -> Void
  ) {
    field(name, type, documentation, answer: { $1.answer(get($0)) }, set: set)
  }

  /// Adds a field of text, which counts as the script's memory.
  ///
  /// - Parameter weight: What a text takes with all that is kept to show it.
  func text(
    _ name: String, _ documentation: String, get: @escaping (Object) -> String,
    weight: @escaping (String) -> Int = { Footprint.of($0) },
    set: @escaping (Object, String) -> Void
  ) {
    weights.add { weight(get($0)) }
    field(name, "string", documentation, get: get) { [weights, unowned host] object, argument in
      let text = try argument.shownText()
      try host.state.requireMemory(weight(text))
      set(object, text)
      try weights.weigh(object)
    }
  }

  /// Adds a method that changes something.
  func method(
    _ name: String, _ signature: String, _ documentation: String,
    body: @escaping (Object, Call) throws -> Answer
  ) {
    binding.method(name, signature, documentation) { [unowned host] object, call in
      try host.requireChanging("\(Object.kind):\(name)")
      return try body(object, call)
    }
  }

  /// Makes the class and its constructor known to scripts.
  ///
  /// - Parameters:
  ///   - name: The name of the constructor in `fc.ui`.
  ///   - form: How a call of it is written, for messages.
  ///   - list: Takes the values without a name, for a view that holds others.
  func define(
    _ name: String, form: String, make: @escaping () -> Object,
    finish: @escaping (Object) throws -> Void = { _ in },
    list: ((Object, Call, _ position: Int) throws -> Void)? = nil
  ) throws {
    let fields = settable
    let table = FieldTable(
      "\(Object.kind) fields", fields.map(\.0), element: list == nil ? nil : "view")
    try host.state.define(binding)
    try host.state.define(
      name, in: "fc.ui", "(fields: \(table.name)) → \(Object.kind)", "Makes a \(Object.kind).",
      fields: table, of: Object.kind, form: form, takesList: list != nil
    ) { [unowned host] call in
      let object = make()
      object.budget = host.ui.budget
      return try call.answer(object) {
        for (index, field) in fields.enumerated() where !call.arguments.isNil(index + 2) {
          try field.set(
            object,
            FieldArgument(
              call: call, position: index + 2, name: table.names[index], subject: Object.kind))
        }
        if try call.listLength(1) > 0 { try list?(object, call, 1) }
        try finish(object)
      }
    }
  }
}
