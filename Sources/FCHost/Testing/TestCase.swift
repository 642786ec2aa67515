import FCLua

/// How a script is run as a test.
public struct TestSettings {
  /// Whether snapshots are written anew in place of being compared with.
  public var updatesSnapshots = false
  /// Whether it is counted how often lines of the scripts run that the test loads.
  public var countsLines = false

  /// Makes settings under which snapshots are compared with, and nothing is counted.
  public init() {}
}

/// What `fc.test.it` has described.
public final class TestCase {
  /// The names of the groups that it stands in, outermost first, and its own.
  public let names: [String]
  /// Where it was described.
  public let position: SourcePosition?
  let group: TestGroup
  let function: Reference
  /// How many snapshots without a name it has asked for.
  var unnamedSnapshots = 0

  init(_ name: String, in group: TestGroup, at position: SourcePosition?, _ function: Reference) {
    names = group.names + [name]
    self.position = position
    self.group = group
    self.function = function
  }

  /// All its names on one line.
  public var title: String { names.joined(separator: " › ") }
}

/// What `fc.test.describe` has described, or a whole file.
final class TestGroup {
  let names: [String]
  let parent: TestGroup?
  /// What runs before and after each test in it.
  var before: [Reference] = []
  var after: [Reference] = []

  init(_ name: String? = nil, in parent: TestGroup? = nil) {
    names = (parent?.names ?? []) + (name.map { [$0] } ?? [])
    self.parent = parent
  }

  /// What it is, in the author's words.
  var title: String { names.isEmpty ? "the file" : "\"\(names.joined(separator: " › "))\"" }

  /// The group and those that it stands in, outermost first.
  var path: [TestGroup] { (parent?.path ?? []) + [self] }
}

/// The tests that a script has described so far.
struct TestRegistry {
  var cases: [TestCase] = []
  /// The group that is being described.
  var group = TestGroup()
  /// The test that runs.
  var running: TestCase?
  /// The functions of the test library that are written in Lua.
  var check: Reference?
  var render: Reference?
  /// How many snapshots were written.
  var snapshotsWritten = 0
}
