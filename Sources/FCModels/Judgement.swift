import FCText

/// What the rules make of a response.
enum Judgement {
  /// The response can't be used, for the reason given.
  case refused(String)
  /// The response, as it is kept, and its score of 0…1.
  case scored(Response, Double, message: String?)

  static func whole(_ response: Response, isRight: Bool) -> Judgement {
    .scored(response, isRight ? 1 : 0, message: nil)
  }
}

extension Card {
  /// Judges a response by the kind's rule, then by the author's check if there is one.
  /// - Throws: what the check throws but for a `ResponseRefusal`, or `ModelError` for a score it should not return.
  func judged(_ response: Response) throws -> Judgement {
    let judgement = judgedByKind(response)
    guard let check = self.check, case .scored(let response, let score, let message) = judgement
    else { return judgement }
    let verdict: (score: Double, message: String?)
    do {
      verdict = try check(response, self, score)
    } catch let refusal as ResponseRefusal {
      return .refused(refusal.reason)
    }
    guard 0...1 ~= verdict.score else {
      throw ModelError.scoreOutOfRange(verdict.score, name)
    }
    return .scored(response, verdict.score, message: verdict.message ?? message)
  }

  private func judgedByKind(_ response: Response) -> Judgement {
    switch kind {
    case .choice: judgedChoice(response)
    case .select: judgedSelection(response)
    case .typed: judgedText(response)
    case .number: judgedNumber(response)
    case .cloze: judgedCloze(response)
    case .reveal:
      if case .shown(let knew) = response {
        .whole(response, isRight: knew)
      } else {
        .refused("Say whether you knew it: yes or no.")
      }
    }
  }

  private func judgedText(_ response: Response) -> Judgement {
    guard case .text(let text) = response else { return .refused("Write the answer.") }
    if isBlank(text) { return .refused("Write an answer first.") }
    return .whole(response, isRight: rightAnswers.contains { isSame($0, text) })
  }

  /// Compares two texts by what the card ignores.
  func isSame(_ first: String, _ second: String) -> Bool {
    folded(first, ignoring: ignoring) == folded(second, ignoring: ignoring)
  }
}
