import FCModels
import FCViews

/// What there is to say once a card is answered.
struct Verdict {
  enum Kind { case right, partly, wrong }

  let kind: Kind
  /// The verdict in one line: "Right.", "Wrong. The answer is Montgomery.", …
  let line: String
  /// What check or the kind's rule has to say.
  let message: String?
  let explanation: String?

  /// Nil for a card that is not answered.
  init?(_ card: Card) {
    guard let score = card.score else { return nil }
    let isOne = card.kind != .select || card.correctAnswers.count < 2
    let solution = Self.sentence(
      "The answer\(isOne ? " is" : "s are") \(visibleLine(card.solution))")
    switch score {
    case 1:
      kind = .right
      line = "Right."
    case 0:
      kind = .wrong
      // Whoever says that they did not know the answer has just read it.
      line = card.response == .shown(false) ? "Wrong." : "Wrong. \(solution)"
    default:
      kind = .partly
      line = "Partly right, \(percentage(of: score)) %. \(solution)"
    }
    message = card.message.flatMap { $0.isEmpty ? nil : $0 }
    explanation = card.explanation.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Ends a text with a full stop, unless it ends like a sentence already.
  private static func sentence(_ text: String) -> String {
    text.last.map { ".!?…".contains($0) } == true ? text : text + "."
  }
}
