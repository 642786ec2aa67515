/// A piece of the program that takes input from outside, to be run on bytes that nobody chose.
public struct FuzzTarget: Sendable {
  /// What `make fuzz TARGET=…` and the folder of its inputs are called by.
  public let name: String
  /// Runs it once.
  ///
  /// - Throws: `Finding` when what comes out breaks a promise; a broken memory access or a trap ends
  ///   the process.
  public let run: @Sendable (_ bytes: [UInt8]) throws -> Void

  /// Every target.
  public static let all = [
    FuzzTarget(name: "cloze", run: fuzzCloze),
    FuzzTarget(name: "csv", run: fuzzCSV),
    FuzzTarget(name: "keys", run: fuzzKeys),
    FuzzTarget(name: "lines", run: fuzzLines),
    FuzzTarget(name: "number", run: fuzzNumber),
    FuzzTarget(name: "pattern", run: fuzzPattern),
    FuzzTarget(name: "script", run: fuzzScript),
    FuzzTarget(name: "syntax", run: fuzzSyntax),
    FuzzTarget(name: "text", run: fuzzText),
  ]
}

/// A promise that an input has broken.
public struct Finding: Error, CustomStringConvertible {
  /// What was promised and what came instead.
  public let description: String
}

/// Finds fault when a promise is not kept.
func require(_ isKept: Bool, _ promise: @autoclosure () -> String) throws {
  if !isKept { throw Finding(description: promise()) }
}

/// The parts of an input between its first line breaks: `count` of them, empty where it has fewer.
func parts(_ count: Int, of bytes: [UInt8]) -> [[UInt8]] {
  let lines = bytes.split(
    separator: UInt8(ascii: "\n"), maxSplits: count - 1, omittingEmptySubsequences: false)
  return (0..<count).map { $0 < lines.count ? Array(lines[$0]) : [] }
}
