/// A card as its author wrote it: nothing checked, and every field optional.
@dynamicMemberLookup
public struct CardDraft {
  /// How the card asks; nil takes the default of the key or the deck, or cloze where there is a text.
  public var kind: CardKind?
  /// What is asked.
  public var question: String?
  /// The right answer, or all of them.
  public var answer: AnswerDraft?
  /// The text of a cloze card, with its deletions.
  public var text: String?
  /// Whether the card is also asked the other way round.
  public var reverse = ReverseDraft.none
  /// Holds the other fields once one is set: a draft of a question and an answer allocates nothing.
  var details: CardDetails?

  /// Makes a draft of a card; its other fields can be set.
  public init(question: String? = nil, answer: AnswerDraft? = nil, kind: CardKind? = nil) {
    self.question = question
    self.answer = answer
    self.kind = kind
  }

  /// Reads or sets one of the fields of `CardExtras`.
  public subscript<Value>(dynamicMember field: WritableKeyPath<CardExtras, Value>) -> Value {
    get {
      guard let details else { return CardExtras()[keyPath: field] }
      return details.extras[keyPath: field]
    }
    set { withDetails { $0.extras[keyPath: field] = newValue } }
  }

  /// Changes the details, copied first when a card or another draft has them too.
  mutating func withDetails(_ change: (CardDetails) -> Void) {
    if !isKnownUniquelyReferenced(&details) {
      details = CardDetails(copying: details)
    }
    if let details { change(details) }
  }
}

/// An answer as its author wrote it.
public enum AnswerDraft: Equatable, Sendable {
  /// A text.
  case text(String)
  /// Several right answers, the shown one first.
  case list([String])
  /// A whole number.
  case integer(Int)
  /// A floating-point number; a whole one is shown without its `.0`.
  case number(Double)

  /// The answers as they are shown.
  var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .list(let texts): texts
    case .integer(let number): [String(number)]
    case .number(let number): [numberText(number)]
    }
  }
}

extension AnswerDraft: ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
  public init(stringLiteral value: String) {
    self = .text(value)
  }

  public init(arrayLiteral elements: String...) {
    self = .list(elements)
  }
}

/// How a card is asked the other way round.
public enum ReverseDraft {
  /// No card in the other direction.
  case none
  /// Question and answer change places.
  case same
  /// Question and answer change places, then these fields replace those of the back.
  indirect case fields(CardDraft)
}

/// The fields of a card that few cards have, shared by a card and its copies.
final class CardDetails {
  var extras = CardExtras()
  /// All right answers, where there are several.
  var rightAnswers: [String]?
  /// The value of the answer, where its text is not simply that number.
  var number: Double?

  init(copying original: CardDetails? = nil) {
    if let original {
      extras = original.extras
      rightAnswers = original.rightAnswers
      number = original.number
    }
  }
}
