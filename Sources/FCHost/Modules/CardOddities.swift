import FCLua
import FCModels
import FCText

// What stops no card, but its author will hardly have meant: told when a script is checked.

extension CardKind {
  /// The fields that a card of this kind has no use for.
  fileprivate var idleFields: Set<CardField> {
    let ofNumbers: Set<CardField> = [.tolerance, .unit, .units, .unitScore]
    let ofChoices: Set<CardField> = [.wrong, .choices]
    return switch self {
    case .choice, .select: ofNumbers
    case .typed: ofNumbers.union(ofChoices)
    case .cloze: ofNumbers.union(ofChoices).union([.pool])
    case .number: ofChoices.union([.ignore])
    case .reveal: ofNumbers.union(ofChoices).union([.ignore])
    }
  }
}

extension ScriptHost {
  /// Warns of what is odd about a card that was just made of the fields of a call.
  ///
  /// - Parameter fields: Which fields the table has, bit 0 for the first of `CardField`.
  func warnOfOddities(of card: Card, fields: UInt64, in call: Call) {
    guard collectsMistakes else { return }
    for (index, field) in CardField.inOrder.enumerated()
    where fields & (1 << UInt64(index)) != 0 && card.kind.idleFields.contains(field) {
      warn(
        "\(card.name) has '\(field.rawValue)', which a card of kind '\(card.kind.rawValue)' ignores",
        .unusedField, in: call)
    }
    guard let wrong = card.wrong else { return }
    var seen: Set<String> = []
    if let repeated = wrong.first(where: { !seen.insert(folded($0)).inserted }) {
      warn("\(card.name) has \"\(repeated)\" twice among wrong", .repeatedWrong, in: call)
    }
    let right = Set(card.rightAnswers.map(folded))
    if let same = wrong.first(where: { right.contains(folded($0)) }) {
      warn(
        "\(card.name) has its right answer among wrong but for letter case or spaces, \"\(same)\"",
        .rightAmongWrong, in: call)
    }
  }

  /// A text without what hardly anybody sees.
  private func folded(_ text: String) -> String {
    FCText.folded(text, ignoring: [.letterCase, .space])
  }

  private func warn(_ message: String, _ code: FaultCode, in call: Call) {
    pass(ScriptError(.warning, ScriptFault(message, code: code)), in: call)
  }

  /// The warning of choice cards with nothing to choose from, once a game has dealt the cards of a
  /// key; nil when there are none, and when cards that others could take answers from have failed.
  public func warningOfSingleChoices(of key: AnswerKey) -> ScriptError? {
    let isOdd = { (card: Card) in card.kind == .choice && card.answers.count == 1 }
    guard !mistakes.keys.contains(key.hostKey), let index = key.cards.firstIndex(where: isOdd)
    else { return nil }
    let first = key.cards[index]
    let others = key.cards.count(where: isOdd) - 1
    let places = places(of: key)
    var warning = ScriptError(
      .warning,
      ScriptFault(
        "\(first.name) shows a single answer",
        hint: "give it wrong = { … }, or the answer key more cards", code: .tooFewAnswers),
      at: (places.indices.contains(index) ? places[index] : nil) ?? positions[key.hostKey],
      callbacks: [Callback(title: "answer key \"\(key.name)\"")])
    if others > 0 {
      let cards = others == 1 ? "does one more card" : "do \(others) more cards"
      warning.notes = ["so \(cards) of this answer key"]
    }
    return scriptError(warning)
  }
}
