import FCHost
import FCModels

extension Card {
  /// What a learner sees of the card before the answer.
  func plainValue(in game: Game) -> PlainValue {
    var fields: [String: PlainValue] = [
      "id": .text(fullID), "number": .int(game.position), "count": .int(game.count),
      "kind": .text(kind.rawValue), "question": .text(question),
      "hints": .int(self.hints.count - hintsUsed),
    ]
    if !answers.isEmpty { fields["answers"] = .list(answers.map(PlainValue.text)) }
    fields["image"] = self.image.map(PlainValue.text)
    fields["audio"] = self.audio.map(PlainValue.text)
    fields["unit"] = self.unit.map(PlainValue.text)
    // The learner looks at it and says whether they knew.
    if kind == .reveal { fields["solution"] = .text(solution) }
    return .table(fields)
  }

  /// What a learner sees of the card after the answer.
  var outcomeValue: PlainValue {
    var fields: [String: PlainValue] = [
      "score": .number(score ?? 0), "solution": .text(solution),
    ]
    if !correctAnswers.isEmpty { fields["correct"] = .list(correctAnswers.map(PlainValue.int)) }
    fields["message"] = message.map(PlainValue.text)
    fields["explanation"] = self.explanation.map(PlainValue.text)
    fields["image"] = self.answerImage.map(PlainValue.text)
    fields["audio"] = self.answerAudio.map(PlainValue.text)
    return .table(fields)
  }
}
