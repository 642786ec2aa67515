import FCText

// The rule of cloze cards.

extension Card {
  /// Scores the share of the blanks that are filled in right.
  ///
  /// Several blanks are given in order, separated by commas or semicolons; blanks that all want the
  /// same are given once.
  func judgedCloze(_ response: Response) -> Judgement {
    guard case .text(let text) = response else { return .refused("Write what is left out.") }
    if isBlank(text) { return .refused("Write what is left out first.") }
    let wanted = rightAnswers
    if isSame(text, answer) || wanted.allSatisfy({ isSame($0, text) }) {
      return .whole(response, isRight: true)
    }
    guard wanted.count > 1 else { return .whole(response, isRight: false) }
    let right = zip(wanted, separated(text)).count { isSame($0, $1) }
    return .scored(response, Double(right) / Double(wanted.count), message: nil)
  }
}
