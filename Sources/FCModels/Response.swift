/// What a learner answers.
public enum Response: Equatable, Sendable {
  /// The position of an answer, counted from 1.
  case choice(Int)
  /// The positions of several answers, counted from 1.
  case choices([Int])
  /// What the learner wrote: a word, a number with its unit, or the text of an answer to choose.
  case text(String)
  /// A number without a unit.
  case number(Double)
  /// Whether the learner knew the answer that was revealed.
  case shown(Bool)
}

/// What becomes of a response.
public enum AnswerOutcome: Equatable, Sendable {
  /// The response is recorded with a score of 0…1.
  case scored(Double, message: String?)
  /// The response can't be used, for the reason given; nothing is recorded.
  case refused(String)
}
