// Responses that are known to be right, or wrong, for whoever plays without a learner.

extension Card {
  /// The response that the card's own rule finds right.
  public var rightResponse: Response {
    switch kind {
    case .choice: .choice(correctAnswer ?? 1)
    case .select: .choices(correctAnswers)
    case .typed, .number, .cloze: .text(solution)
    case .reveal: .shown(true)
    }
  }

  /// A response that the card's own rule gives no score for; nil when it shows no wrong answer.
  public var wrongResponse: Response? {
    switch kind {
    case .choice: wrongPositions.first.map(Response.choice)
    case .select: wrongPositions.isEmpty ? nil : .choices(wrongPositions)
    case .typed, .cloze: .text(wrongText)
    case .number: wrongNumber
    case .reveal: .shown(false)
    }
  }

  private var wrongPositions: [Int] {
    (1..<answers.count + 1).filter { !correctAnswers.contains($0) }
  }

  /// A text that is longer than every right one, and so like none of them.
  private var wrongText: String {
    let longest = rightAnswers.map(\.count).max() ?? 0
    return "wrong" + String(repeating: "g", count: max(longest, answer.count))
  }

  private var wrongNumber: Response? {
    guard let number else { return nil }
    // Far enough off for any tolerance that a card would have.
    for candidate in [number + 1, 2 * number + 1000, -1000 * number - 1e6] {
      let response =
        self.unit.map { Response.text("\(numberText(candidate)) \($0)") } ?? .number(candidate)
      if case .scored(_, 0, _) = judgedNumber(response) { return response }
    }
    return nil
  }
}
