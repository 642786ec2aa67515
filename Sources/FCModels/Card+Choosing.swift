import FCText

// The rules of the kinds that show answers to choose from.

extension Card {
  func judgedChoice(_ response: Response) -> Judgement {
    let position: Int
    switch response {
    case .choice(let number): position = number
    case .choices(let numbers) where numbers.count == 1: position = numbers[0]
    case .text(let text):
      guard let found = positionOfAnswer(text) else {
        return .refused("\(quoted(text)) is not one of the answers.")
      }
      position = found
    case .choices, .number, .shown:
      return .refused("Choose one of the \(answers.count) answers.")
    }
    guard isAnswer(position) else { return .refused(outOfRange(position)) }
    return .whole(.choice(position), isRight: correctAnswers.contains(position))
  }

  /// Scores right picks less wrong picks, as a share of the right answers and not below 0.
  func judgedSelection(_ response: Response) -> Judgement {
    let positions: [Int]
    switch response {
    case .choice(let number): positions = [number]
    case .choices(let numbers): positions = numbers
    case .text(let text):
      guard let found = positionsOfAnswers(text) else {
        return .refused("\(quoted(text)) is not among the answers.")
      }
      positions = found
    case .number, .shown:
      return .refused("Choose among the \(answers.count) answers.")
    }
    if positions.isEmpty { return .refused("Choose at least one answer.") }
    for position in positions where !isAnswer(position) {
      return .refused(outOfRange(position))
    }
    let picked = Set(positions)
    let right = picked.intersection(correctAnswers).count
    let wrong = picked.count - right
    let score = max(0, Double(right - wrong) / Double(correctAnswers.count))
    return .scored(.choices(picked.sorted()), score, message: nil)
  }

  /// Finds the answer that a learner wrote out; nil when there is none.
  private func positionOfAnswer(_ text: String) -> Int? {
    // Exactly first: the answers may differ in letter case alone.
    let position = answers.firstIndex(of: text) ?? answers.firstIndex { isSame($0, text) }
    return position.map { $0 + 1 }
  }

  private func positionsOfAnswers(_ text: String) -> [Int]? {
    if let position = positionOfAnswer(text) { return [position] }
    let positions = separated(text).map(positionOfAnswer)
    return positions.contains(nil) ? nil : positions.compactMap(\.self)
  }

  /// Whether there is an answer at a position, which may be any number at all.
  private func isAnswer(_ position: Int) -> Bool { position >= 1 && position <= answers.count }

  private func outOfRange(_ position: Int) -> String {
    "There is no answer \(position): choose 1 to \(answers.count)."
  }
}

/// Splits what a learner lists, at semicolons if there are any, else at commas.
func separated(_ text: String) -> [String] {
  let separator: Character = text.contains(";") ? ";" : ","
  return text.split(separator: separator).map { spaceCollapsed(String($0)) }
    .filter { !$0.isEmpty }
}
