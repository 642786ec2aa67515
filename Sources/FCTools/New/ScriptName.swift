/// What follows from the path at which a new script is to be written.
public struct ScriptName: Equatable, Sendable {
  /// The file, which ends in `.lua`.
  public let path: String
  /// Its name in words, each with a capital: `world_capitals.lua` is "World Capitals".
  public let title: String
  /// Its name of ASCII letters, digits, `-` and `_`, as plugins and what they add are called.
  public let identifier: String

  /// - Parameter path: As a person has written it; `.lua` may be left out.
  /// - Returns: Nil when it names no file.
  public init?(_ path: String) {
    let file = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let stem = file.hasSuffix(".lua") ? file.dropLast(4) : file
    guard stem.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
    self.path = file.hasSuffix(".lua") ? path : "\(path).lua"
    title = stem.split { "_-. ".contains($0) }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: " ")
    let plain = stem.map { character in
      let isPlain = character.isASCII && (character.isLetter || character.isNumber)
      return isPlain || character == "_" ? character : "-"
    }
    identifier = String(plain.prefix(60))
  }
}
