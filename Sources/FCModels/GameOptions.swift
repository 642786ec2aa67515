/// How a game is dealt.
public struct GameOptions: Equatable, Sendable {
  /// Decides all that is random in the game.
  public var seed: Int
  /// Whether the cards come in random order; if not, they come as the author added them.
  public var shuffle: Bool
  /// How many cards are dealt at most; nil deals all.
  public var limit: Int?
  /// Who plays.
  public var learner: String?

  /// Makes options; `limit` is 1 or more.
  public init(seed: Int, shuffle: Bool = true, limit: Int? = nil, learner: String? = nil) {
    self.seed = seed
    self.shuffle = shuffle
    self.limit = limit
    self.learner = learner
  }

  func checked() throws -> GameOptions {
    if let limit, limit < 1 { throw ModelError.outOfRange("limit", "1 or more", of: "a game") }
    return self
  }
}
