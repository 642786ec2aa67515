import FCText

/// The most that one text and one list of a deck may hold: no learner reads more, and comparing,
/// wrapping and drawing take their time.
public enum SizeLimit {
  /// The bytes of a text in UTF-8.
  public static let text = 1 << 16
  /// The elements of a list, such as `wrong`.
  public static let list = 10_000
  /// The answers that are shown to choose from.
  public static let choices = 100
  /// The numbers that the deletions of a cloze text have: each makes a card with a text of its own.
  static let deletions = 200

  /// Checks the texts of a field.
  /// - Throws: `ModelError` when one of them, or the list of them, is too long.
  public static func check(
    _ texts: [String], _ field: String, of owner: @autoclosure () -> String
  ) throws {
    if texts.count > list { throw ModelError.tooManyTexts(field, of: owner()) }
    for text in texts where text.utf8.count > self.text {
      throw ModelError.tooLong(field, of: owner())
    }
  }

  /// Checks the text of a field.
  /// - Throws: `ModelError` when it is too long.
  public static func check(
    _ text: String?, _ field: String, of owner: @autoclosure () -> String
  ) throws {
    if let text, text.utf8.count > self.text { throw ModelError.tooLong(field, of: owner()) }
  }
}

extension ModelError {
  static func tooLong(_ field: String, of owner: String) -> ModelError {
    ModelError(
      "\(field) of \(owner) is longer than \(SizeLimit.text) bytes",
      hint: "shorten it, or make several cards", code: .wrongValue, field: field)
  }

  static func tooManyTexts(_ field: String, of owner: String) -> ModelError {
    ModelError(
      "\(field) of \(owner) has more than \(SizeLimit.list) elements", code: .wrongValue,
      field: field)
  }
}

extension CardDraft {
  /// Whether the question and the answer of a plain card are short enough.
  static func areShort(_ question: String, _ answer: String) -> Bool {
    question.utf8.count <= SizeLimit.text && answer.utf8.count <= SizeLimit.text
  }

  /// Checks every text and list of the card.
  /// - Throws: `ModelError` for what is too long.
  func checkSizes() throws {
    let text = question ?? text ?? answer?.texts.first ?? ""
    func owner() -> String { "card \(quoted(truncated(String(text.prefix(80)), columns: 60)))" }
    try SizeLimit.check(question, "question", of: owner())
    try SizeLimit.check(self.text, "text", of: owner())
    switch answer {
    case .text(let text): try SizeLimit.check(text, "answer", of: owner())
    case .list(let texts): try SizeLimit.check(texts, "answer", of: owner())
    case .integer, .number, nil: break
    }
    if case .fields(let back) = reverse { try back.checkSizes() }
    guard let extras = details?.extras else { return }
    let lists = [
      ("was", extras.was), ("wrong", extras.wrong ?? []), ("hint", extras.hints),
      ("tags", extras.tags), ("units", Array(extras.units.keys)),
    ]
    for (field, texts) in lists { try SizeLimit.check(texts, field, of: owner()) }
    let texts = [
      ("id", extras.id), ("explanation", extras.explanation), ("pool", extras.pool),
      ("unit", extras.unit),
    ]
    for (field, text) in texts { try SizeLimit.check(text, field, of: owner()) }
  }
}
