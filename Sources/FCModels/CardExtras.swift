import FCText

/// What an author may write about a card and most leave out.
///
/// A field added here is a field of `CardDraft` and of `Card`.
public struct CardExtras {
  /// The author's own name for the card; the question stands in for it.
  public var id: String?
  /// Earlier ids, under which a learner's progress may be kept.
  public var was: [String] = []
  /// The wrong answers to choose from; nil draws them from the pool.
  public var wrong: [String]?
  /// Hints, from the first that a learner gets to the last.
  public var hints: [String] = []
  /// What the learner reads after the answer.
  public var explanation: String?
  /// The picture beside the question, as a path.
  public var image: String?
  /// The sound beside the question, as a path.
  public var audio: String?
  /// The picture beside the answer, as a path.
  public var answerImage: String?
  /// The sound beside the answer, as a path.
  public var answerAudio: String?
  /// Words by which authors group their cards.
  public var tags: [String] = []
  /// What comparing texts overlooks; nil takes the default of the key or the deck.
  public var ignore: TextIgnoring?
  /// How many answers are shown, the right ones included; a selection shows a wrong one at least.
  public var choices: Int?
  /// The name of the pool that wrong answers are drawn from.
  public var pool: String?
  /// How far a number may be off.
  public var tolerance: Tolerance?
  /// The unit of a number.
  public var unit: String?
  /// Other units, each with the factor that turns it into `unit`.
  public var units: [String: Double] = [:]
  /// The score, 0…1, of a right number whose unit is missing or unknown.
  public var unitScore: Double?
  /// The author's own judgement of a response.
  public var check: Check?
  /// What the kind of the card is called where a host has made it one of its own kinds; nil for
  /// `CardKind`'s name.
  public var kindName: String?
  /// Lines between the question and the answer.
  public var views: [String] = []
  /// What a host keeps with the card; copies of the card share it.
  public var attachment: AnyObject?

  /// Makes the fields of a card whose author wrote none of them.
  public init() {}
}

/// Judges a response in place of the kind's rule, whose score is handed in.
///
/// Returns a score of 0…1, and a message for the learner if there is one.
public typealias Check = (_ response: Response, _ card: Card, _ score: Double) throws -> (
  score: Double, message: String?
)

/// A check throws it to have a response refused, for a reason the learner is told.
public struct ResponseRefusal: Error, Equatable {
  /// What the learner is told.
  public let reason: String

  /// Makes a refusal for a reason, which is a sentence.
  public init(reason: String) { self.reason = reason }
}

/// How far a number may be from the answer and still be right.
public enum Tolerance: Equatable, Sendable {
  /// As a difference, in the unit of the answer.
  case absolute(Double)
  /// As a share of the answer: 0.01 is one percent.
  case relative(Double)

  /// Reads `"0.1"` or `"1%"`; nil for other texts and for what is negative or not finite.
  public init?(text: String) {
    let trimmed = spaceCollapsed(text)
    let isPercent = trimmed.hasSuffix("%")
    let digits = isPercent ? spaceCollapsed(String(trimmed.dropLast())) : trimmed
    guard let number = readNumber(digits), number >= 0, number.isFinite else { return nil }
    self = isPercent ? .relative(number / 100) : .absolute(number)
  }

  func allows(_ value: Double, for answer: Double) -> Bool {
    let distance =
      switch self {
      case .absolute(let distance): distance
      case .relative(let share): abs(answer) * share
      }
    // What a decimal fraction loses in binary must not make a right answer wrong.
    let slack = max(abs(answer), distance) * 1e-9
    return abs(value - answer) <= distance + slack
  }
}
