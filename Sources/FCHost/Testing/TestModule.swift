import FCLua
import FCModels
import FCViews

/// `fc.test`, for the tests of decks and other scripts.
extension ScriptHost {
  static let testIsMissing = "fc.test is there only in *_test.lua, run by fcscript test"

  func defineTest() throws {
    state.document(chapter: "tests")
    try defineDescriptions()
    try defineLearner()
    try defineExpectations()
    try state.define(
      "advance", in: "fc.test", "(seconds: number)",
      "Has time pass, and all run that is due meanwhile, in order."
    ) { [unowned self] call in
      let seconds = try seconds(call, 1, of: "fc.test.advance")
      try call.requireWaiting("fc.test.advance")
      guard let task = scheduler.currentTask else { return .nothing }
      let deadline = loop.now + seconds
      let timer = loop.at(deadline) { [unowned self] in resume(task, after: deadline) }
      task.takeBackWait = { timer.cancel() }
      return .wait
    }
    try defineTestLibrary()
    let known = AllowList.testNames
    let library = try state.freezeLibrary("fc.test", NameList(known)) {
      [unowned self] name, isSet in
      isSet
        ? "'fc.test.\(name)' can't be set: a script can't change a library"
        : state.unknownField(name, in: "fc.test", known: known)
    }
    try state.set("test", in: "fc", to: library)
  }

  /// Goes on with a task once nothing is due any more up to a time that has come.
  private func resume(_ task: ScriptTask, after deadline: Double) {
    // At the end of the next turn: what is due then runs first, also what was made in this one.
    loop.inNextTurn { [unowned self] in
      if loop.isClosed || task.status != .running { return }
      if let next = loop.nextDeadline, next <= deadline { return resume(task, after: deadline) }
      scheduler.resume(task) { _ in }
    }
  }

  // MARK: Describing

  private func defineDescriptions() throws {
    try state.define(
      "describe", in: "fc.test", "(name: string, fn: fun())",
      "Describes a group of tests, which may hold others."
    ) { [unowned self] call in
      let name = try newTestName(call, "fc.test.describe")
      try call.requireFunction(2)
      let outer = tests.group
      tests.group = TestGroup(name, in: outer)
      defer { tests.group = outer }
      let title = "description \(tests.group.title)"
      try state.call(.stack(call.arguments.stackIndex(2)), as: title) { _ in
      } read: { _ in
      }
      return .nothing
    }
    try state.define(
      "it", in: "fc.test", "(name: string, fn: fun())", "Describes a test, which runs as a task."
    ) { [unowned self] call in
      let name = try newTestName(call, "fc.test.it")
      try call.requireFunction(2)
      let test = TestCase(
        name, in: tests.group, at: call.position, try call.arguments.reference(2))
      if tests.cases.contains(where: { $0.names == test.names }) {
        throw ScriptFault("the test \"\(test.title)\" is there already")
      }
      tests.cases.append(test)
      return .nothing
    }
    try state.define(
      "before_each", in: "fc.test", "(fn: fun())",
      "Has a function run before each test of the group."
    ) { [unowned self] call in
      try requireDescribing("fc.test.before_each")
      try call.requireFunction(1)
      tests.group.before.append(try call.arguments.reference(1))
      return .nothing
    }
    try state.define(
      "after_each", in: "fc.test", "(fn: fun())",
      "Has a function run after each test of the group, however it has ended."
    ) { [unowned self] call in
      try requireDescribing("fc.test.after_each")
      try call.requireFunction(1)
      tests.group.after.append(try call.arguments.reference(1))
      return .nothing
    }
  }

  private func newTestName(_ call: Call, _ function: String) throws -> String {
    try requireDescribing(function)
    return visibleLine(try call.string(1))
  }

  private func requireDescribing(_ function: String) throws {
    guard let running = tests.running else { return }
    throw ScriptFault("\(function) can't be called inside the test \"\(running.title)\"")
  }
}
