import CFCScript
import FCHost

/// What an `fc_game` points to: a game, and what was lent of it to the C program.
final class GameHandle {
  let host: HostHandle
  let session: GameSession
  let cardValue = LentText()
  let message = LentText()
  let hint = LentText()
  let state = LentText()
  let result = LentText()
  private var lent: LentCard?

  init(_ session: GameSession, of host: HostHandle) {
    (self.session, self.host) = (session, host)
  }

  /// The texts of the card that is asked; nil when there is none, or it can't be asked for.
  var card: LentCard? {
    guard host.isOnItsThread, !host.isGone, let card = session.currentCard else { return nil }
    if let lent, lent.card === card { return lent }
    let texts = LentCard(card)
    lent = texts
    return texts
  }
}

/// The texts of a card, lent to the C program until another card is asked.
final class LentCard {
  let card: Card
  private(set) lazy var id = lend(card.fullID)
  private(set) lazy var kind = lend(card.kind.rawValue)
  private(set) lazy var question = lend(card.question)
  private(set) lazy var answers = card.answers.map(lend)

  init(_ card: Card) { self.card = card }

  private func lend(_ text: String) -> LentText {
    let lent = LentText()
    lent.set(text)
    return lent
  }
}

extension Card {
  // `self.` where a member is one of `CardExtras`, which only look-ups by member find.

  /// The card as the header describes it.
  var plainValue: PlainValue {
    var table: [String: PlainValue] = [
      "id": .text(fullID), "kind": .text(kind.rawValue), "question": .text(question),
      "answers": .list(answers.map(PlainValue.text)), "hints": .int(self.hints.count - hintsUsed),
    ]
    table["image"] = self.image.map(PlainValue.text)
    table["audio"] = self.audio.map(PlainValue.text)
    if !self.tags.isEmpty { table["tags"] = .list(self.tags.map(PlainValue.text)) }
    if let score {
      table["score"] = .number(score)
      table["solution"] = .text(solution)
      table["message"] = message.map(PlainValue.text)
      table["explanation"] = self.explanation.map(PlainValue.text)
    }
    return .table(table)
  }
}
