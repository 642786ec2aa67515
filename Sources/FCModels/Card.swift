import FCText

/// One question and its answer; at play, also the dealt answers and the learner's response.
///
/// There may be a million of them, so that what few cards have stands in an object of its own.
/// Besides the properties here a card has those of `CardExtras`.
@dynamicMemberLookup
public final class Card {
  /// A number by which a host recognises this card; 0 until a host gives it one.
  public var hostKey = 0
  /// What is asked; of a cloze card the text with `[…]` for what is left out.
  public let question: String
  /// The right answer as it is shown: the first of a typed card, all of a select or cloze card.
  public let answer: String
  let scope: CardScope
  let details: CardDetails?
  /// What has become of the card in its game; nil until the game comes to it.
  var play: CardPlay?
  let suffix: CardSuffix
  /// How the card asks, and how a response to it is judged.
  public let kind: CardKind

  init(
    kind: CardKind, question: String, answer: String, scope: CardScope,
    details: CardDetails? = nil, suffix: CardSuffix = CardSuffix()
  ) {
    self.kind = kind
    self.question = question
    self.answer = answer
    self.scope = scope
    self.details = details
    self.suffix = suffix
  }

  /// Makes a copy of a card, unanswered, for another game.
  convenience init(copying original: Card, in scope: CardScope) {
    self.init(
      kind: original.kind, question: original.question, answer: original.answer, scope: scope,
      details: original.details, suffix: original.suffix)
    play = CardPlay(source: original.source ?? original)
  }

  /// Whether it has more than a question and an answer.
  public var hasDetails: Bool { details != nil }

  /// What the host ties to the card. A host looks at that of each card, so that this is no
  /// look-up by key path, which would make extras for the many cards that have none.
  public var attachment: AnyObject? { details?.extras.attachment }

  /// Reads one of the fields of `CardExtras` as its author wrote it.
  public subscript<Value>(dynamicMember field: KeyPath<CardExtras, Value>) -> Value {
    guard let details else { return CardExtras()[keyPath: field] }
    return details.extras[keyPath: field]
  }
}

// What a card is

extension Card {
  /// All right answers, the shown one first.
  public var rightAnswers: [String] {
    details?.rightAnswers ?? [answer]
  }

  /// The right answer as a learner reads it afterwards: with its unit, and in the deck's language.
  public var solution: String {
    guard kind == .number else { return answer }
    let isPlain = details?.number == nil
    let number = isPlain ? localized(answer, language: scope.defaults.language) : answer
    return self.unit.map { "\(number) \($0)" } ?? number
  }

  /// What comparing texts overlooks.
  public var ignoring: TextIgnoring {
    details?.extras.ignore ?? scope.defaults.ignoring
  }

  /// The name of the pool that wrong answers are drawn from; empty for the key's own.
  public var pool: String {
    details?.extras.pool ?? scope.defaults.pool
  }

  /// How many answers are shown, the right ones included; nil where the kind's rule decides.
  public var choices: Int? {
    details?.extras.choices ?? scope.defaults.choices
  }

  /// The score of a right number whose unit is missing or unknown.
  public var unitScore: Double {
    details?.extras.unitScore ?? 0
  }

  /// Whether this is the back of a card that is asked both ways.
  public var isReverse: Bool { suffix.isReverse }

  /// Whether it is new in every game.
  public var isGenerated: Bool { suffix.generated > 0 }

  /// The card in the words of an error message: `card "Alabama"`.
  public var name: String { "card \(quoted(question))" }
}

// Identity

extension Card {
  /// The author's id, or the question in its place: the card's own part of the full id.
  ///
  /// The back of a card has the id of its front, whose question is the answer of the back.
  public var id: String {
    details?.extras.id ?? escapedID(isReverse ? answer : question)
  }

  /// The id with what the host adds to it: unique within the key.
  public var idInKey: String { id + suffix.text }

  /// The id that no other card has: `deck id/key id/card id`, and perhaps `#reverse`, `#c1`, `#17`.
  public var fullID: String { scope.idPrefix + idInKey }

  /// The full ids that the card had before, by the author's word.
  public var formerIDs: [String] {
    guard let was = details?.extras.was else { return [] }
    return was.flatMap { old in
      // An old id stands as it is; of an old question the id was made by escaping.
      let escaped = escapedID(old)
      let ids = (try? checkedID(old, of: name)).map { $0 == escaped ? [$0] : [$0, escaped] }
      return (ids ?? [escaped]).map { scope.idPrefix + $0 + suffix.text }
    }
  }

  /// The hash of the full id.
  var idHash: StableHash {
    var hash = scope.idHash
    if let id = details?.extras.id {
      hash.append(id)
    } else {
      hash.append(escapedID: isReverse ? answer : question)
    }
    if suffix != CardSuffix() { hash.append(suffix.text) }
    return hash
  }
}
