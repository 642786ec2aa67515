import FCModels
import FCMotion
import FCViews

/// Answers to choose from: one of them, or several.
final class ChoiceArea: AnswerArea {
  private let list: ChoiceList
  private var allowsSeveral: Bool { list.allowsSeveral }

  override init(card: Card) {
    list = ChoiceList(card.answers, allowsSeveral: card.kind == .select)
    super.init(card: card)
    list.onChoose = { [weak self] in self?.choose($0) }
  }

  override var answerLayers: [Layer] {
    didSet { list.itemLayers = answerLayers }
  }

  override var views: [View] { [list] }
  override var focus: View? { list }

  override var helpItems: [HelpLine.Item] { list.helpItems("answer") }

  private func choose(_ index: Int?) {
    if let index {
      onResponse(.choice(index + 1))
    } else {
      onResponse(.choices(list.checked.sorted().map { $0 + 1 }))
    }
  }

  override func close() {
    let picked: [Int] =
      switch card.response {
      case .choice(let number): [number]
      case .choices(let numbers): numbers
      default: []
      }
    var marks: [Int: ChoiceList.Mark] = [:]
    for number in picked { marks[number - 1] = .wrong }
    for number in card.correctAnswers {
      marks[number - 1] = picked.contains(number) ? .right : .missed
    }
    list.marks = marks
  }

  // MARK: Lines

  override var linePrompt: String? {
    allowsSeveral ? "Type the numbers of all right answers." : nil
  }

  override var lineHelp: String {
    allowsSeveral
      ? "Type the numbers of all right answers, with spaces or commas between them."
      : "Type the number of an answer, or its text (=3 is the text 3)."
  }

  override func read(_ line: String) -> Reading {
    let text = line.trimmingSpaces
    return allowsSeveral ? readNumbers(text) : readAnswer(text)
  }

  /// A number in range is always the position, anything else the text of an answer.
  private func readAnswer(_ text: String) -> Reading {
    if let number = position(text) { return .response(.choice(number)) }
    let answer = text.hasPrefix("=") ? String(text.dropFirst()).trimmingSpaces : text
    return answer.isEmpty ? .refused(hint) : .response(.text(answer))
  }

  private func readNumbers(_ text: String) -> Reading {
    let words = text.split { $0 == "," || $0 == ";" || $0.isWhitespace }
    let numbers = words.compactMap { position(String($0)) }
    guard !numbers.isEmpty, numbers.count == words.count else { return .refused(hint) }
    return .response(.choices(Set(numbers).sorted()))
  }

  private func position(_ text: String) -> Int? {
    Int(text).flatMap { list.items.indices.contains($0 - 1) ? $0 : nil }
  }

  override var lineHint: String? { hint }

  private var hint: String {
    if list.items.count == 1 { return allowsSeveral ? "Type 1." : "Type 1, or the answer." }
    let range = "from 1 to \(list.items.count)"
    return allowsSeveral
      ? "Type numbers \(range), such as 1 2." : "Type a number \(range), or an answer."
  }
}
