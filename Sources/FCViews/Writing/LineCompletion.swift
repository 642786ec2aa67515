/// What may stand at the end of a line that is being typed.
public struct LineCompletion: Equatable, Sendable {
  /// How many characters at its end they take the place of; each candidate begins with those.
  public var typedCount: Int
  /// What may stand there, in order.
  public var candidates: [String]

  /// Makes a completion; there is none unless it has candidates.
  public init(typedCount: Int = 0, candidates: [String] = []) {
    self.typedCount = typedCount
    self.candidates = candidates
  }
}
