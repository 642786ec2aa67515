import FCModels

/// What a learner sees of a card, to compare one making of it with another.
struct CardLook {
  private let fields: [(name: String, value: String)]

  init(_ card: Card) {
    fields = [
      ("id", card.fullID), ("question", card.question), ("kind", card.kind.rawValue),
      ("answer", card.answer), ("right answers", card.rightAnswers.joined(separator: ", ")),
      ("answers", card.answers.joined(separator: ", ")),
      ("explanation", card.explanation ?? ""), ("hints", card.hints.joined(separator: ", ")),
      ("tags", card.tags.joined(separator: ", ")),
    ]
  }

  /// What is different, in a sentence; nil when nothing is.
  func difference(from other: CardLook) -> String? {
    for (mine, theirs) in zip(fields, other.fields) where mine.value != theirs.value {
      return "\(mine.name) of a card: once \(mine.value), once \(theirs.value)"
    }
    return nil
  }
}
