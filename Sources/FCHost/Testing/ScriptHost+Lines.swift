extension ScriptHost {
  /// How often the lines with code have run of the scripts and modules that the test has loaded, by
  /// their paths; empty unless they are counted.
  public var lineCounts: [String: [Int: Int]] {
    var counts: [String: [Int: Int]] = [:]
    for name in loaded.sources.keys where name != loaded.scriptName {
      if let path = loaded.path(of: name), let lines = state.lineCounts(of: name) {
        counts[path] = lines
      }
    }
    return counts
  }
}
