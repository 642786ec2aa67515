import FCModels
import FCMotion
import FCViews

/// The part of a card screen that takes the answer; each kind of card has its own.
class AnswerArea {
  /// What a line of input comes to.
  enum Reading: Equatable {
    case response(Response)
    /// The line did something else, and these lines tell what.
    case said([String])
    case refused(String)
  }

  let card: Card
  /// Called with what the learner answers.
  var onResponse: (Response) -> Void = { _ in }
  /// Called when there are other views to show.
  var onChange: () -> Void = {}

  init(card: Card) {
    self.card = card
  }

  /// Makes the area that suits the kind of a card.
  static func make(for card: Card) -> AnswerArea {
    switch card.kind {
    case .choice, .select: ChoiceArea(card: card)
    case .typed, .number, .cloze: WritingArea(card: card)
    case .reveal: RevealArea(card: card)
    }
  }

  /// What moves the answers to choose from, from the top.
  var answerLayers: [Layer] = []

  /// What is shown, from the top.
  var views: [View] { [] }

  /// The view that takes key presses.
  var focus: View? { nil }

  /// What is to be read before the view that takes key presses; nil when nothing is.
  var reading: View? { nil }

  /// The keys that answer, for the help line.
  var helpItems: [HelpLine.Item] { [] }

  /// What to do with a printed card that its question and answers do not tell; nil for nothing.
  var linePrompt: String? { nil }

  /// How to answer with a line of input.
  var lineHelp: String { "" }

  /// What to say besides when a line is refused.
  var lineHint: String? { nil }

  /// Takes what a line of input means.
  func read(_ line: String) -> Reading { .said([]) }

  /// Reacts to a key that the focused view did not use.
  func receive(_ press: KeyPress) -> Bool { false }

  /// Shows what was right, now that the card is answered.
  func close() {}
}
