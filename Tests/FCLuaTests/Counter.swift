import FCLua

/// A class of the host for these tests: it counts, holds children, and knows how many of it live.
final class Counter: LuaObject {
  nonisolated(unsafe) static var living = 0

  var hostKey = 0
  var name: String
  var count = 0
  var children: [Counter] = []

  init(name: String) {
    self.name = name
    Self.living += 1
  }

  deinit { Self.living -= 1 }
}

/// An error of the host that is no `ScriptFault`.
struct OddError: Error, Equatable, CustomStringConvertible {
  let description: String
}

/// The slot in which a counter holds its callback.
let callbackSlot = 1

/// Gives a state a class that uses every part of the bridge.
func defineCounter(in state: State) throws {
  state.suggest = { name, known in known.first { $0.hasPrefix(name.prefix(2)) } }
  let counter = ClassBinding<Counter>("counter") { "counter \"\($0.name)\"" }
  counter.property("name", "string", "What it is called.") {
    $0.name
  } set: { counter, call in
    counter.name = try call.string(2)
  }
  counter.property("count", "integer", "How far it has come.") { $0.count }
  counter.property("half", "number", "Half of that.") { Double($0.count) / 2 }
  counter.property("is_new", "boolean", "Whether it has not begun.") { $0.count == 0 }
  counter.property("nothing", "string?", "Never set.") { _ in String?.none }
  counter.property(
    "callback", "function?", "What it holds.",
    answer: { counter, call in
      call.answerHeld(by: counter.hostKey, slot: callbackSlot) ?? call.answer(Value.nil)
    },
    set: { counter, call in try call.state.hold(3, in: counter, slot: callbackSlot) })
  counter.property("pair", "number", "Its count, above a value of no use.") { counter, call in
    try call.push("of no use")
    try call.push(counter.count)
    return Answer(count: 1)
  }
  counter.method("step", "(by: integer)", "Goes on.") { counter, call in
    counter.count += try call.integer(1)
    return call.answer(counter.count)
  }
  counter.method(
    "child", "(fields: child fields) → counter", "Makes a child.",
    fields: FieldTable(
      "child fields",
      [.init("name", "string", "Its name."), .init("count", "integer?", "Its count.")]),
    of: "child"
  ) { counter, call in
    guard let name = try call.arguments.text(2, "field 'name'") else {
      throw ScriptFault("a child needs a name")
    }
    let child = Counter(name: name)
    child.count = call.arguments.integer(3) ?? 0
    counter.children.append(child)
    return call.answer(child)
  }
  counter.method("family", "()", "Lists the children.") { counter, call in
    call.writer.write(objects: counter.children)
    return .wire
  }
  counter.method("adopt", "(child)", "Holds a child on the Lua side too.") { counter, call in
    let child = try call.object(1, of: Counter.self)
    counter.children.append(child)
    try call.state.hold(child: child, in: counter, above: callbackSlot)
    return .nothing
  }
  counter.method("call", "(…)", "Calls what it holds.") { counter, call in
    let value = try call.arguments.count > 0 ? call.value(1) : .nil
    return call.answer(
      try call.state.call(.held(by: counter.hostKey, slot: callbackSlot), results: 1) {
        $0.push(counter)
        $0.push(value)
      } read: {
        try $0.value(1)
      })
  }
  counter.method("fail", "(message)", "Throws.") { _, call in
    throw ScriptFault(try call.string(1))
  }
  counter.method("fail_oddly", "()", "Throws an error of another type.") { _, _ in
    throw OddError(description: "odd")
  }
  counter.length { $0.children.count }
  counter.element("counter?") { counter, index, call in
    guard counter.children.indices.contains(index - 1) else { return call.answer(Value.nil) }
    return call.answer(counter.children[index - 1])
  }
  try state.define(counter)
  try state.define("counter") { call in call.answer(Counter(name: try call.string(1))) }
  try state.define("echo") { call in call.answer(try call.value(1)) }
}

/// A state with the base libraries and the counter class.
func makeState(
  memoryLimit: Int? = nil, failingAllocations: Range<Int>? = nil
) throws -> State {
  let state = try State(memoryLimit: memoryLimit, failingAllocations: failingAllocations)
  for library in State.Library.allCases { try state.open(library) }
  try defineCounter(in: state)
  return state
}

extension State {
  /// Runs a chunk named `test.lua` and returns its first result.
  @discardableResult
  func run(_ source: String) throws -> Value {
    let chunk = try load(Array(source.utf8), name: "@test.lua")
    return try call(.reference(chunk), results: 1) { _ in
    } read: {
      try $0.value(1)
    }
  }
}
