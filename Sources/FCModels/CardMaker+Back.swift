// The other side of cards that are asked both ways.

extension CardMaker {
  /// Makes the draft of the other way round.
  ///
  /// Pictures and sounds change sides. Explanation, tags and what stands for both sides stay; hints,
  /// wrong answers and the check belong to the front.
  func back(of front: CardDraft) throws -> CardDraft {
    var fields = CardDraft()
    if case .fields(let given) = front.reverse { fields = given }
    if fields.details?.extras.id != nil { throw ModelError.idOfBack(name(of: front)) }
    if fields.question == nil, case .list(let texts)? = front.answer, texts.count > 1 {
      throw ModelError.irreversible(
        name(of: front), since: "it has several answers; write reverse = { question = \"…\" }")
    }
    var back = CardDraft(
      question: fields.question ?? front.answer?.texts.first,
      answer: fields.answer ?? front.question.map(AnswerDraft.text),
      kind: fields.kind ?? front.kind)
    if let extras = front.details?.extras {
      back.withDetails { $0.extras = extras.turned }
    }
    if fields.answer != nil, back.details?.extras.id == nil {
      // Only the answer that is the front's question can stand for the front's id.
      back.id = front.question.map(escapedID)
    }
    if let extras = fields.details?.extras {
      back.withDetails { $0.extras.replace(by: extras) }
    }
    return back
  }
}

extension CardExtras {
  /// These fields as they are on the back of a card.
  fileprivate var turned: CardExtras {
    var turned = CardExtras()
    turned.id = id
    turned.was = was
    turned.tags = tags
    turned.explanation = explanation
    turned.ignore = ignore
    turned.choices = choices
    turned.attachment = attachment
    turned.pool = pool
    (turned.image, turned.answerImage) = (answerImage, image)
    (turned.audio, turned.answerAudio) = (answerAudio, audio)
    return turned
  }

  /// Takes over each field that `fields` has.
  fileprivate mutating func replace(by fields: CardExtras) {
    was += fields.was
    wrong = fields.wrong ?? wrong
    if !fields.hints.isEmpty { hints = fields.hints }
    explanation = fields.explanation ?? explanation
    image = fields.image ?? image
    audio = fields.audio ?? audio
    answerImage = fields.answerImage ?? answerImage
    answerAudio = fields.answerAudio ?? answerAudio
    if !fields.tags.isEmpty { tags = fields.tags }
    ignore = fields.ignore ?? ignore
    choices = fields.choices ?? choices
    pool = fields.pool ?? pool
    tolerance = fields.tolerance ?? tolerance
    unit = fields.unit ?? unit
    if !fields.units.isEmpty { units = fields.units }
    unitScore = fields.unitScore ?? unitScore
    check = fields.check ?? check
    attachment = fields.attachment ?? attachment
  }
}
