import FCLua

/// What `fc.test.expect` gives: it holds the value, and its methods look at that.
final class Expectation: LuaObject {
  var hostKey = 0
  static let value = 1
}

/// `fc.test.expect`, and expectations as tests see them.
extension ScriptHost {
  func defineExpectations() throws {
    let expectation = ClassBinding<Expectation>(
      "expectation", "A value of a test, to be compared with what it is to be."
    ) { _ in "expectation" }
    let checks = [
      (
        "equals", "(expected: any)",
        "Expects an equal value, tables with equal fields all the way down."
      ),
      ("differs_from", "(other: any)", "Expects any value but one."),
      ("is_true", "()", "Expects true itself."),
      ("is_false", "()", "Expects false itself."),
      ("is_nil", "()", "Expects nil."),
      (
        "is_near", "(number: number, tolerance?: number)",
        "Expects a number that is at most tolerance away."
      ),
      ("contains", "(part: any)", "Expects a text in a text, or an element in a list."),
      ("matches", "(pattern: string)", "Expects a text that matches a pattern of Lua's."),
      ("has_count", "(n: integer)", "Expects so many elements, or bytes of a text."),
      ("raises", "(text?: string)", "Expects a function that raises an error with the text in it."),
    ]
    for (name, signature, documentation) in checks {
      expectation.method(name, signature, documentation) { [unowned self] expectation, call in
        try check(name, expectation, call)
        return .nothing
      }
    }
    expectation.method(
      "matches_snapshot", "(name?: string)",
      "Expects what stands in a file of the folder snapshots."
    ) { [unowned self] expectation, call in
      let name = try call.arguments.isNil(1) ? nil : call.string(1)
      try compareWithSnapshot(expectation, name)
      return .nothing
    }
    try state.define(expectation)

    try state.define(
      "expect", in: "fc.test", "(value: any) → expectation", "Looks at a value: see expectation."
    ) { [unowned self] call in
      let expectation = Expectation()
      return try call.answer(expectation) {
        guard !call.arguments.isNil(1) else { return }
        try state.hold(call.arguments.stackIndex(1), in: expectation, slot: Expectation.value)
      }
    }
  }

  private func check(_ name: String, _ expectation: Expectation, _ call: Call) throws {
    guard let check = tests.check else { return }
    let count = call.arguments.count
    let message: String? = try state.call(.reference(check), results: 3) { pusher in
      pusher.push(name)
      pusher.push(heldBy: expectation.hostKey, slot: Expectation.value)
      for position in 1..<max(1, min(count, 4) + 1) {
        pusher.push(stackIndex: call.arguments.stackIndex(position))
      }
    } read: { results in
      if let expected = results.lossyText(1) {
        return "expected \(expected), got \(results.lossyText(2) ?? "")"
      }
      guard let expected = results.lossyText(2) else { return nil }
      return lineDifference(expected: expected, actual: results.lossyText(3) ?? "")
    }
    if let message { throw ExpectationFailure(description: message, method: name) }
  }

  /// A value as the text of a snapshot.
  func snapshotText(of expectation: Expectation) throws -> String {
    guard let render = tests.render else { return "" }
    return try state.call(.reference(render), results: 1) {
      $0.push(heldBy: expectation.hostKey, slot: Expectation.value)
    } read: {
      $0.lossyText(1) ?? ""
    }
  }
}

/// A value is not as it was expected to be.
struct ExpectationFailure: Error, CustomStringConvertible {
  let description: String
  /// The method that has found it, which is marked in the line.
  let method: String
}

extension StackValues {
  /// A string, with what is no UTF-8 in it replaced; nil for any other value.
  fileprivate func lossyText(_ position: Int) -> String? {
    bytes(position).map { String(decoding: $0, as: UTF8.self) }
  }
}
