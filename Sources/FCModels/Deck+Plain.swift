extension Deck {
  /// What another program is told of the deck: `id`, `title` and `keys`, and `author`,
  /// `description` and `language` if it has them.
  public var plainValue: PlainValue {
    var fields: [String: PlainValue] = [
      "id": .text(id), "title": .text(title), "keys": .list(answerKeys.map(\.plainValue)),
    ]
    fields["author"] = author.map(PlainValue.text)
    fields["description"] = description.map(PlainValue.text)
    fields["language"] = language.map(PlainValue.text)
    return .table(fields)
  }
}

extension AnswerKey {
  /// What another program is told of the answer key: `id` and `name`.
  public var plainValue: PlainValue { .table(["id": .text(id), "name": .text(name)]) }
}
