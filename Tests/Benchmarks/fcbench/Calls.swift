import CBaseline
import FCLua

/// A class like a card, as plain as the one in C beside it.
private final class Counter: LuaObject {
  var hostKey = 0
  var count = 0
  let question = "What is asked?"
}

/// What single calls cost.
enum Calls {
  private static let count = 1_000_000
  private static let rounds = 15

  /// - Parameter word: Measures only the lines that have it in their names.
  static func measure(only word: String? = nil) throws -> [Benchmarks.Line] {
    let state = try makeState()
    guard let plain = baseline_open() else { return [] }
    defer { baseline_close(plain) }

    /// Runs one Lua loop against another.
    func line(
      _ name: String, goal: Double, _ swift: String, _ c: String
    ) throws -> Benchmarks.Line? {
      if let word, !name.contains(word) { return nil }
      let chunk = try state.load(Array(loop(swift).utf8), name: "=bench")
      let (ours, theirs) = try leastTimes(rounds: rounds) {
        try state.call(.reference(chunk)) { _ in
        } read: { _ in
        }
      } _: {
        _ = baseline_run(plain, loop(c))
      }
      return result(name, goal, ours, theirs)
    }

    return try [
      line(
        "Lua → Swift function of two numbers / C function", goal: 1.3, "local f = add FOR f(i, 1)",
        "local f = add FOR f(i, 1)"),
      line(
        "`card:method(1)` / C userdata method checked by luaL_checkudata", goal: 1.2,
        "local c = counter() FOR c:step(1)", "local c = counter() FOR c:step(1)"),
      line(
        "`card.question` / C property through one `__index` table", goal: 1.5,
        "local c = counter() FOR local q = c.question",
        "local c = record() FOR local q = c.question"),
      word.map { !"Swift → Lua".contains($0) } ?? false ? nil : protectedCall(state, plain),
      line(
        "error thrown in Swift, caught by pcall / `pcall(error, \"x\")`", goal: 1.5,
        "local f, p = fail, pcall FOR p(f, 'x')", "local f, p = error, pcall FOR p(f, 'x')"),
    ].compactMap(\.self)
  }

  private static func loop(_ body: String) -> String {
    let parts = body.split(separator: " FOR ", maxSplits: 1)
    return "\(parts[0]) for i = 1, \(count) do \(parts[1]) end"
  }

  private static func result(
    _ name: String, _ goal: Double, _ ours: Double, _ theirs: Double
  ) -> Benchmarks.Line {
    Benchmarks.Line(name, goal: goal, ours, theirs, count: count)
  }

  private static func protectedCall(
    _ state: State, _ plain: OpaquePointer
  ) throws -> Benchmarks.Line {
    let source = "return function(a, b) return a + b end"
    let chunk = try state.load(Array(source.utf8), name: "=bench")
    let function = try state.call(.reference(chunk), results: 1) { _ in
    } read: {
      try $0.reference(1)
    }
    _ = baseline_run(plain, "function add_in_lua(a, b) return a + b end")
    var sum = 0
    let (ours, theirs) = try leastTimes(rounds: rounds) {
      for i in 0..<count {
        sum &+= try state.call(.reference(function), results: 1) {
          $0.push(i)
          $0.push(1)
        } read: {
          $0.integer(1) ?? 0
        }
      }
    } _: {
      sum &-= Int(baseline_calls(plain, Int64(count)))
    }
    precondition(sum == 0, "the two sides have not done the same")
    return result("Swift → Lua protected call / C pcall", 1.3, ours, theirs)
  }

  private static func makeState() throws -> State {
    let state = try State()
    for library in State.Library.allCases { try state.open(library) }
    let counter = ClassBinding<Counter>("counter") { _ in "counter" }
    counter.property("question", "string", "What is asked.") { $0.question }
    counter.method("step", "(by: integer)", "Goes on.") { counter, call in
      counter.count += try call.integer(1)
      return call.answer(counter.count)
    }
    try state.define(counter)
    try state.define("counter") { call in call.answer(Counter()) }
    try state.define("add") { call in call.answer(try call.number(1) + call.number(2)) }
    try state.define("fail") { call in throw ScriptFault(try call.string(1)) }
    return state
  }
}
