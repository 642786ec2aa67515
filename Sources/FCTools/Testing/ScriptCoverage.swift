/// Which lines of a script were run.
public struct ScriptCoverage: Equatable, Codable {
  /// The file, as the test has named it.
  public let path: String
  /// How often each line that holds code was run.
  public internal(set) var counts: [Int: Int]
}
