import FCModels

/// Why the cards of an answer key can't be made with some seed.
public struct MakingFailure {
  /// The number of the generated card that has failed; nil when that is none.
  public let card: Int?
  /// What went wrong.
  public let error: ScriptError
}

extension ScriptHost {
  /// Makes the cards of a key as a game with a seed would; nil when that succeeds.
  public func makingFailure(of key: AnswerKey, seed: Int) -> MakingFailure? {
    beginTurn()
    defer { endTurn() }
    making.generatedCard = nil
    do {
      try key.makeCards(seed: seed)
      return nil
    } catch {
      return MakingFailure(card: making.generatedCard, error: scriptError(error))
    }
  }
}
