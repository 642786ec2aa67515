// A state as one table of plain values, for hosts to hand out and to store.

extension GameState {
  /// The state as a table.
  public var plainValue: PlainValue {
    var table: [String: PlainValue] = [
      "deck": .text(deck), "key": .text(key), "seed": .int(options.seed),
      "shuffle": .bool(options.shuffle), "practice": .bool(isPractice),
      "finished": .bool(isFinished), "cards": .list(cards.map(PlainValue.text)),
      "position": .int(position), "answers": .list(answers.map(\.plainValue)),
    ]
    table["limit"] = options.limit.map(PlainValue.int)
    table["learner"] = options.learner.map(PlainValue.text)
    table["current"] = current.map(PlainValue.text)
    table["data"] = data
    if !hints.isEmpty { table["hints"] = .table(hints.mapValues(PlainValue.int)) }
    return .table(table)
  }

  /// Reads a state.
  /// - Throws: `ModelError` when the value is no table made by `plainValue`.
  public init(_ value: PlainValue) throws {
    let table = try PlainTable(value, "a state")
    options = GameOptions(
      seed: try table.required("seed", \.asInt), shuffle: try table.required("shuffle", \.asBool),
      limit: try table.optional("limit", \.asInt), learner: try table.optional("learner", \.asText))
    deck = try table.required("deck", \.asText)
    key = try table.required("key", \.asText)
    isPractice = try table.optional("practice", \.asBool) ?? false
    isFinished = try table.optional("finished", \.asBool) ?? false
    cards = try table.list("cards").map { try PlainTable.element($0, of: "cards", \.asText) }
    position = max(0, try table.required("position", \.asInt))
    current = try table.optional("current", \.asText)
    answers = try table.list("answers").map(Answer.init)
    hints =
      try table.optional("hints", \.asTable)?
      .mapValues { try PlainTable.element($0, of: "hints", \.asInt) } ?? [:]
    data = table.fields["data"]
  }
}

extension GameState.Answer {
  /// The answer as a table.
  public var plainValue: PlainValue {
    var table: [String: PlainValue] = [
      "card": .text(card), "response": response.plainValue, "score": .number(score),
    ]
    if !picked.isEmpty { table["picked"] = .list(picked.map(PlainValue.text)) }
    table["message"] = message.map(PlainValue.text)
    return .table(table)
  }

  /// Reads an answer.
  /// - Throws: `ModelError` when the value is no table made by `plainValue`.
  public init(_ value: PlainValue) throws {
    let table = try PlainTable(value, "an answer")
    card = try table.required("card", \.asText)
    response = try Response(table.fields["response"] ?? .nil)
    picked = try table.list("picked").map { try PlainTable.element($0, of: "picked", \.asText) }
    score = try table.required("score", \.asNumber)
    message = try table.optional("message", \.asText)
    if !(0...1 ~= score) { throw ModelError.badState("score is not from 0 to 1") }
  }
}

extension Response {
  fileprivate var plainValue: PlainValue {
    switch self {
    case .choice(let position): .table(["choice": .int(position)])
    case .choices(let positions): .table(["choices": .list(positions.map(PlainValue.int))])
    case .text(let text): .table(["text": .text(text)])
    case .number(let number): .table(["number": .number(number)])
    case .shown(let knew): .table(["shown": .bool(knew)])
    }
  }

  fileprivate init(_ value: PlainValue) throws {
    let table = try PlainTable(value, "response")
    if let position = try table.optional("choice", \.asInt) {
      self = .choice(position)
    } else if table.fields["choices"] != nil {
      self = .choices(
        try table.list("choices").map { try PlainTable.element($0, of: "choices", \.asInt) })
    } else if let text = try table.optional("text", \.asText) {
      self = .text(text)
    } else if let number = try table.optional("number", \.asNumber) {
      self = .number(number)
    } else {
      self = .shown(try table.required("shown", \.asBool))
    }
  }
}

/// Reads fields of a table that may come from anywhere.
private struct PlainTable {
  let fields: [String: PlainValue]

  init(_ value: PlainValue, _ name: String) throws {
    guard let fields = value.asTable else { throw ModelError.badState("\(name) is not a table") }
    self.fields = fields
  }

  func required<Value>(_ field: String, _ read: (PlainValue) -> Value?) throws -> Value {
    guard let value = try optional(field, read) else {
      throw ModelError.badState("\(field) is missing")
    }
    return value
  }

  func optional<Value>(_ field: String, _ read: (PlainValue) -> Value?) throws -> Value? {
    guard let value = fields[field], value != .nil else { return nil }
    return try Self.element(value, of: field, read)
  }

  /// Reads a list; a missing one is empty, and so is an empty table, which may be either.
  func list(_ field: String) throws -> [PlainValue] {
    switch fields[field] {
    case .list(let values): values
    case nil, .nil, .table([:]): []
    default: throw ModelError.badState("\(field) is not a list")
    }
  }

  static func element<Value>(
    _ value: PlainValue, of field: String, _ read: (PlainValue) -> Value?
  ) throws -> Value {
    guard let element = read(value) else {
      throw ModelError.badState("\(field) has a value of the wrong type")
    }
    return element
  }
}
