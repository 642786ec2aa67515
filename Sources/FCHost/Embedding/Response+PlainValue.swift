import FCModels

extension Response {
  /// Reads a response as a script would give it; see `Game.answer` in the Lua API.
  ///
  /// - Throws: `HostError.conversion`.
  init(_ value: PlainValue, to card: Card?) throws {
    switch value {
    case .bool(let knew): self = .shown(knew)
    case .text(let text):
      guard text.utf8.count <= SizeLimit.text else {
        throw HostError.conversion("the response is longer than \(SizeLimit.text) bytes")
      }
      self = .text(text)
    case .int, .number:
      if card?.kind == .choice, let position = value.asInt {
        self = .choice(position)
      } else {
        self = .number(value.asNumber ?? 0)
      }
    case .nil, .list, .table:
      guard let list = value.asList else { throw Self.unreadable }
      self = .choices(
        try list.map {
          guard let position = $0.asInt else { throw Self.unreadable }
          return position
        })
    }
  }

  private static var unreadable: HostError {
    .conversion(
      "a response is the number of an answer, a list of such numbers, a text, a number or a boolean"
    )
  }
}
