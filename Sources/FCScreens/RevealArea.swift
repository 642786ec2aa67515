import FCModels
import FCViews

/// An answer that is shown on demand; then the learner says whether they knew it.
final class RevealArea: AnswerArea {
  private let showButton = ChoiceList(["Show answer"], isSpoken: false)
  private let verdictList = ChoiceList(
    ["I knew it", "I did not know it"], isSpoken: false)
  private let answer: Label
  private var isShown = false

  override init(card: Card) {
    answer = Label(card.solution, style: .strong)
    super.init(card: card)
    showButton.onChoose = { [weak self] _ in self?.showAnswer() }
    verdictList.onChoose = { [weak self] index in self?.onResponse(.shown(index == 0)) }
  }

  override var views: [View] { isShown ? [answer, verdictList] : [showButton] }
  override var focus: View? { isShown ? verdictList : showButton }

  override var reading: View? { isShown ? answer : nil }

  override var helpItems: [HelpLine.Item] {
    isShown
      ? [HelpLine.Item("y", "knew it"), HelpLine.Item("n", "did not")]
      : [HelpLine.Item("Enter", "show")]
  }

  private func showAnswer() {
    isShown = true
    onChange()
  }

  override func receive(_ press: KeyPress) -> Bool {
    guard isShown, press.modifiers.isEmpty else { return false }
    switch press.key {
    case .character("y"): onResponse(.shown(true))
    case .character("n"): onResponse(.shown(false))
    default: return false
    }
    return true
  }

  override func close() {
    isShown = true
    let knewIt = card.response == .shown(true)
    verdictList.marks = [knewIt ? 0 : 1: knewIt ? .right : .wrong]
  }

  // MARK: Lines

  override var linePrompt: String? { isShown ? nil : lineHelp }

  override var lineHelp: String {
    isShown ? "Type y if you knew it, else n." : "Press Enter to see the answer."
  }

  override func read(_ line: String) -> Reading {
    let text = line.trimmingSpaces.lowercased()
    guard isShown else {
      guard text.isEmpty else { return .refused(lineHelp) }
      showAnswer()
      return .said([card.solution, "Did you know it? (y or n)"])
    }
    switch text {
    case "y", "yes": return .response(.shown(true))
    case "n", "no": return .response(.shown(false))
    default: return .refused(lineHelp)
    }
  }
}
