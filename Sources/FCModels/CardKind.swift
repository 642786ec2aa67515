/// How a card asks, and how a response to it is judged.
public enum CardKind: String, CaseIterable, Sendable {
  /// One of several answers is right.
  case choice
  /// Some of several answers are right.
  case select
  /// The learner writes the answer.
  case typed
  /// The learner writes a number, perhaps with a unit.
  case number
  /// The learner sees the answer and says whether they knew it.
  case reveal
  /// The learner fills in what is left out of a text.
  case cloze
}
