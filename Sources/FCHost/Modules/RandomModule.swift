import FCLua
import FCModels

/// Sources of random numbers as scripts see them: `key.random`, and that of a generator.
extension ScriptHost {
  func defineRandomSource() throws {
    state.document(chapter: "cards")
    let random = ClassBinding<RandomSource>("random", "Random numbers that the seed decides.") {
      _ in
      "random numbers"
    }
    random.method(
      "int", "(from: integer, to: integer) → integer", "A whole number between two bounds."
    ) {
      random, call in
      call.answer(try draw(try call.integer(1), try call.integer(2), from: random))
    }
    random.method(
      "number", "(from?: number, to?: number) → number", "A number from 0 to 1, or between bounds."
    ) { random, call in
      let lower = try call.arguments.isNil(1) ? 0 : call.number(1)
      let upper = try call.arguments.isNil(2) ? 1 : call.number(2)
      guard lower <= upper, (upper - lower).isFinite else {
        throw ScriptFault("there is no number from \(lower) to \(upper): the interval is empty")
      }
      return call.answer(lower + (upper - lower) * random.number())
    }
    random.method("pick", "(list: any[]) → any", "One element of a list.") { random, call in
      let count = try call.listLength(1)
      guard count > 0 else { throw ScriptFault("there is nothing to pick from: the list is empty") }
      return call.answerElement(random.int(in: 1...count), of: 1)
    }
    random.method("shuffle", "(list: any[]) → any[]", "The list in random order, as a new list.") {
      random, call in
      let count = try call.listLength(1)
      try call.state.requireMemory(count * 2 * MemoryLayout<Int>.stride)
      var order = Array(1..<(count + 1))
      random.shuffle(&order)
      return try call.answerElements(order, of: 1)
    }
    random.weight { _ in Footprint.random }
    try state.define(random)
  }
}
