import FCModels
import FCViews

/// A field to write the answer in.
final class WritingArea: AnswerArea {
  private let field: TextField

  override init(card: Card) {
    field = TextField(prompt: card.kind == .number ? "Type a number" : "Type the answer")
    super.init(card: card)
    field.onSubmit = { [weak self] in self?.onResponse(.text($0)) }
  }

  override var views: [View] { [field] }
  override var focus: View? { field }
  override var helpItems: [HelpLine.Item] { [HelpLine.Item("Enter", "answer")] }

  override func close() {
    field.isClosed = true
    // The script may have answered in the learner's place.
    if case .text(let text)? = card.response { field.replaceText(with: text) }
  }

  // MARK: Lines

  override var lineHelp: String {
    card.kind == .number ? "Type a number." : "Type the answer."
  }

  /// A line is the answer as it is, but for `=:hint`, an answer that would be a command.
  override func read(_ line: String) -> Reading {
    let text = line.trimmingSpaces
    return .response(.text(text.hasPrefix("=:") ? String(text.dropFirst()) : line))
  }
}
