import FCLua
import FCModels

extension Response {
  /// The response as scripts see it.
  var value: Value {
    switch self {
    case .choice(let position): .integer(position)
    case .choices(let positions): .table(.init(list: positions.map(Value.integer)))
    case .text(let text): .string(text)
    case .number(let number): .number(number)
    case .shown(let knew): .boolean(knew)
    }
  }
}

extension Call {
  /// Reads a response to a card from an argument.
  func response(_ position: Int, of card: Card?) throws -> Response {
    // No answer is longer, and comparing takes its time.
    if let bytes = arguments.bytes(position), bytes.count > SizeLimit.text {
      throw ScriptFault("the response is longer than \(SizeLimit.text) bytes")
    }
    switch try value(position) {
    case .boolean(let knew): return .shown(knew)
    case .integer(let integer):
      return card?.kind == .choice ? .choice(integer) : .number(Double(integer))
    case .number(let number):
      // A position that was computed may be a float: 2.0.
      if card?.kind == .choice, let integer = Int(exactly: number) { return .choice(integer) }
      return .number(number)
    case .string(let text): return .text(text)
    case .bytes(let bytes): throw FieldValue.notText(bytes, "the response")
    case .table(let table) where table.fields.isEmpty:
      return .choices(
        try table.list.map { element in
          switch element {
          case .integer(let position): return position
          case .number(let number):
            if let position = Int(exactly: number) { return position }
          default: break
          }
          throw wrongArgument(position, expected: "list of answer numbers")
        })
    default: throw wrongArgument(position, expected: "response")
    }
  }

  /// Answers with `score, message`, or with `nil, message` for a response that can't be used.
  func answer(outcome: AnswerOutcome) -> Answer {
    switch outcome {
    case .scored(let score, let message):
      writer.write(score)
      writer.write(message)
      return .wire
    case .refused(let message): return failure(message)
    }
  }
}

extension PlainValue {
  /// The value as Lua's.
  var luaValue: Value {
    switch self {
    case .nil: .nil
    case .bool(let boolean): .boolean(boolean)
    case .int(let integer): .integer(integer)
    case .number(let number): .number(number)
    case .text(let text): .string(text)
    case .list(let values): .table(.init(list: values.map(\.luaValue)))
    case .table(let fields):
      .table(
        .init(
          fields: fields.sorted { $0.key < $1.key }.map {
            .init(key: .string($0.key), value: $0.value.luaValue)
          }))
    }
  }

  /// Takes over a Lua value whose tables are lists, or have text for keys.
  ///
  /// - Throws: `ScriptFault` naming `subject`.
  init(_ value: Value, of subject: String) throws {
    switch value {
    case .nil: self = .nil
    case .boolean(let boolean): self = .bool(boolean)
    case .integer(let integer): self = .int(integer)
    case .number(let number): self = .number(number)
    case .string(let text): self = .text(text)
    case .bytes(let bytes): throw FieldValue.notText(bytes, "a string in \(subject)")
    case .table(let table):
      if table.fields.isEmpty, !table.list.isEmpty {
        self = .list(try table.list.map { try PlainValue($0, of: subject) })
        return
      }
      guard table.list.isEmpty else { throw Self.mixed(subject) }
      var fields: [String: PlainValue] = [:]
      for field in table.fields {
        guard case .string(let name) = field.key else { throw Self.mixed(subject) }
        fields[name] = try PlainValue(field.value, of: subject)
      }
      self = .table(fields)
    }
  }

  private static func mixed(_ subject: String) -> ScriptFault {
    ScriptFault("a table in \(subject) must be a list without gaps, or have text for all its keys")
  }
}

extension StackValues {
  /// Reads what a check says of a response; nil when there is nothing.
  ///
  /// - Throws: `ScriptFault` for what is not valid text, and for more than a learner reads.
  func message(_ position: Int, _ subject: @autoclosure () -> String) throws -> String? {
    if isNil(position) { return nil }
    if let bytes = bytes(position), bytes.count > SizeLimit.text {
      throw ScriptFault("\(subject()) is longer than \(SizeLimit.text) bytes")
    }
    return try text(position, subject())
  }
}
