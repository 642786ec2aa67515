import FCHost
import FCJSON
import FCModels

extension Card {
  /// What a learner sees of the card before the answer.
  func shown(in game: Game) -> JSONObject {
    var fields: JSONObject = [:]
    let answers = answers
    if !answers.isEmpty { fields.set("answers", .list(answers.map(PlainValue.text))) }
    fields.set("count", .int(game.count))
    fields.set("hints", .int(hasDetails ? self.hints.count - hintsUsed : 0))
    fields.set("id", fullID)
    fields.set("kind", kind.rawValue)
    fields.set("number", .int(game.position))
    fields.set("question", question)
    // The learner looks at it and says whether they knew.
    if kind == .reveal { fields.set("solution", solution) }
    if hasDetails {
      fields.set("audio", self.audio)
      fields.set("image", self.image)
      fields.set("unit", self.unit)
    }
    return fields
  }

  /// What a learner sees of the card after the answer.
  var outcome: JSONObject {
    var fields: JSONObject = [:]
    let correct = correctAnswers
    if !correct.isEmpty { fields.set("correct", .list(correct.map(PlainValue.int))) }
    fields.set("message", message)
    fields.set("score", .number(score ?? 0))
    fields.set("solution", solution)
    if hasDetails {
      fields.set("audio", self.answerAudio)
      fields.set("explanation", self.explanation)
      fields.set("image", self.answerImage)
    }
    return fields
  }
}

extension GameResult {
  var object: JSONObject {
    [
      "count": .int(count), "right": .int(right), "wrong": .int(wrong), "score": .number(score),
      "missed": .list(missed.map(PlainValue.text)), "finished": .bool(isFinished),
    ]
  }
}
