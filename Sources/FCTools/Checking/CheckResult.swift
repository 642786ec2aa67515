import FCHost

/// What a check may use, and what it looks at besides the scripts.
public struct CheckOptions {
  /// What the scripts get as their own arguments.
  public var arguments: [String] = []
  /// What a script may use, in each of the Lua states that it runs in.
  public var limits = ScriptHost.defaultLimits
  /// What the scripts may do beyond reading their own folders.
  public var permissions = Permissions()
  /// What extends the host.
  public var plugins: PluginSet?
  /// Where the progress of learners is kept, which is looked at only.
  public var store = StorePlace.memory

  /// Makes options for careful scripts of which nothing is known.
  public init() {}
}

/// What checking scripts has found.
public struct CheckResult {
  /// What was found, script by script, and in each by its place.
  public var problems: [Finding] = []
  /// How many files were checked.
  public var scriptCount = 0
  /// How many answer keys and cards were looked at.
  public var keyCount = 0
  public var cardCount = 0

  /// How many seeds were tried of each answer key with generators for which there was no time to try
  /// all.
  public var fewSeeds: [Int] = []

  /// Makes the result of a check that has not begun.
  public init() {}

  /// What could not be looked at in full, in a sentence without a full stop; nil when all was.
  public var remark: String? {
    guard let fewest = fewSeeds.min() else { return nil }
    return "the generators of \(counted(fewSeeds.count, "answer key")) were tried with fewer than "
      + "\(GeneratorCheck.seedCount) seeds, for lack of time: with \(fewest) or more"
  }

  /// What was found and looked at, in a sentence without a full stop.
  ///
  /// - Parameter paths: What was checked: one file is named.
  public func summary(of paths: [String] = []) -> String {
    let file = paths.count == 1 && !isFolder(paths[0]) ? paths[0] : nil
    if !problems.isEmpty {
      let place = file ?? counted(Set(problems.map(\.path)).count, "file")
      return "\(counted(problems.count, "problem")) in \(place)"
    }
    let scripts = file ?? counted(scriptCount, "script")
    if keyCount == 0 { return "no problems in \(scripts)" }
    let keys = counted(keyCount, "answer key")
    return "no problems in \(scripts) with \(keys) and \(counted(cardCount, "card"))"
  }
}
