/// What a comparison of two texts may overlook.
///
/// For example: `folded("  Café ", ignoring: [.letterCase, .space, .accents]) == "cafe"`.
public struct TextIgnoring: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Upper and lower case are the same (by Unicode case folding: `ß` is `ss`).
  public static let letterCase = TextIgnoring(rawValue: 1)
  /// White space around the text, and how much of it stands between words.
  public static let space = TextIgnoring(rawValue: 2)
  /// Accents and other marks above or below a letter.
  public static let accents = TextIgnoring(rawValue: 4)
  /// Full stops, commas, quotation marks, hyphens and the like.
  public static let punctuation = TextIgnoring(rawValue: 8)

  private static let named: [(String, TextIgnoring)] = [
    ("case", .letterCase), ("space", .space), ("accents", .accents), ("punctuation", .punctuation),
  ]

  /// The names that authors use, in the order of the manual.
  public static let names = named.map(\.0)

  /// The names of the options in this set, in the order of the manual.
  public var names: [String] {
    Self.named.filter { contains($0.1) }.map(\.0)
  }

  /// Makes the option that an author calls `name`; nil for an unknown name.
  public init?(name: String) {
    guard let option = Self.named.first(where: { $0.0 == name }) else { return nil }
    self = option.1
  }
}
