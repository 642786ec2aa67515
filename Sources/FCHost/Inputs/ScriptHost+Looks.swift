import FCLua
import FCModels

/// How the results of inputs look.
extension ScriptHost {
  /// What a result looks like; of a deck, an answer key or a card also what is in it.
  func look(of results: StackValues, _ position: Int, _ limits: Sketch.Limits) -> Sketch {
    let sketch = results.sketch(position, limits: limits)
    guard case .named(let name) = sketch, let detail = detail(of: results, position) else {
      return sketch
    }
    return .named("\(name) (\(detail))")
  }

  private func detail(of results: StackValues, _ position: Int) -> String? {
    if let deck = results.object(position, of: Deck.self) {
      let keys = deck.answerKeys.map { "\"\($0.name)\"" }
      let list = keys.isEmpty ? "no answer keys" : "answer keys: \(keys.joined(separator: ", "))"
      return "id \"\(deck.id)\", \(list)"
    }
    if let key = results.object(position, of: AnswerKey.self) {
      let count = key.cards.count
      return count == 0
        ? "id \"\(key.id)\"" : "id \"\(key.id)\", \(count) \(count == 1 ? "card" : "cards")"
    }
    if let card = results.object(position, of: Card.self) {
      return "\(card.kind.rawValue), question \"\(card.question)\", answer \"\(card.solution)\""
    }
    return nil
  }
}

/// The decks of the script, for a person to work with.
extension ScriptHost {
  /// Makes the decks of the script the globals `deck`, the first one, and `decks`.
  ///
  /// - Throws: `ScriptError` when there is no memory.
  package func nameDecks() throws {
    guard !decks.isEmpty else { return }
    do {
      try state.set("deck", to: ObjectList(objects: decks, isSingle: true))
      try state.set("decks", to: ObjectList(objects: decks, isSingle: false))
    } catch {
      throw scriptError(error)
    }
  }
}

/// Objects as one value: the first of them, or a list.
private struct ObjectList<Object: LuaObject>: LuaWritable {
  let objects: [Object]
  let isSingle: Bool

  func write(to writer: ValueWriter) {
    if isSingle { writer.write(objects.first) } else { writer.write(objects: objects) }
  }
}
