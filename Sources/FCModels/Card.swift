import FCText

/// How a card asks, and how a response to it is judged.
public enum CardKind: String, CaseIterable, Sendable {
  case choice, select, typed, number, reveal, cloze
}

/// One question and its answer; at play, also the dealt answers and the learner's response.
public final class Card {
  /// A number by which a host recognises this card; 0 until a host gives it one.
  public var hostKey = 0
  public let kind: CardKind
  public let question: String

  init(kind: CardKind, question: String) {
    self.kind = kind
    self.question = question
  }
}
