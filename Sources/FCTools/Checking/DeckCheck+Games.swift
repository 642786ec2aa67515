import FCHost
import FCModels

// What other games than the one that is played tell: those of other seeds, and those of learners.

extension DeckCheck {
  /// Makes the cards of a key with many seeds.
  ///
  /// - Parameter share: The part of the time left that it may take.
  mutating func tryGenerators(of key: AnswerKey, share: Double) {
    let check = GeneratorCheck(key, on: hosts[0], generatorTime, share: share)
    if let error = check.error(of: key, script: path) {
      reports.add(error)
    } else if check.tried < GeneratorCheck.seedCount {
      fewSeeds.append(check.tried)
    }
  }

  /// Tells of cards under whose old ids learners have answered.
  func checkProgress(_ deck: Deck) {
    let answered = hosts[0].answeredCards(of: deck, in: store)
    if answered.isEmpty { return }
    let check = ProgressCheck(deck, answered: answered)
    for renamed in check.keys {
      add(
        "answer key \"\(renamed.key.name)\" had the id \"\(renamed.oldID)\" when its cards were "
          + "answered, and their progress is kept under that",
        hint: "give it { id = \"\(renamed.oldID)\" } as its options",
        at: hosts[0].position(of: renamed.key))
    }
    var places: [Int: [SourcePosition?]] = [:]
    for renaming in check.cards {
      let card = renaming.key.cards[renaming.card]
      let known = places[renaming.key.hostKey] ?? hosts[0].places(of: renaming.key)
      places[renaming.key.hostKey] = known
      let place = known.indices.contains(renaming.card) ? known[renaming.card] : nil
      add(
        "\(card.name) had the id \"\(renaming.oldID)\" when it was answered, and its progress is kept "
          + "under that",
        hint: "write was = \"\(renaming.oldID)\" to keep it",
        at: place ?? hosts[0].position(of: renaming.key))
    }
  }

  private func add(_ problem: String, hint: String, at place: SourcePosition?) {
    var error = ScriptError(.warning, "\(problem): \(hint)", at: place)
    error.code = FaultCode(.changedID)
    error.parts = ScriptFault.Parts(problem, hint: hint)
    reports.add(hosts[0].scriptError(error))
  }
}
