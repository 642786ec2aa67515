import FCLua
import FCMotion

extension LayerValue {
  /// Takes over a value that a script gives a field of a layer.
  ///
  /// - Throws: `ScriptFault` naming `subject` for what is no number, point, colour, text or boolean.
  init(_ value: Value, of subject: String) throws {
    switch value {
    case .boolean(let boolean): self = .boolean(boolean)
    case .integer(let integer): self = .number(Double(integer))
    case .number(let number):
      guard number.isFinite else { throw ScriptFault("\(subject) must be a finite number") }
      self = .number(number)
    case .string(let text):
      if text.hasPrefix("#") {
        guard let color = LayerValue(hex: text) else {
          throw ScriptFault("\(subject) is no colour: write it as \"#rgb\" or \"#rrggbb\"")
        }
        self = color
      } else {
        self = .text(text)
      }
    case .table(let table):
      let x = table["x"] ?? (table.list.count == 2 ? table.list[0] : nil)
      let y = table["y"] ?? (table.list.count == 2 ? table.list[1] : nil)
      guard let x = x?.asNumber, let y = y?.asNumber, x.isFinite, y.isFinite else {
        throw ScriptFault("\(subject) is no point: write it as { x = 1, y = 2 }")
      }
      self = .point(x: x, y: y)
    case .nil, .bytes:
      throw ScriptFault(
        "\(subject) must be a number, a point, a colour, a text or a boolean, got \(value.typeName)"
      )
    }
  }

  /// A number that shows without `.0` where it is whole.
  private static func luaNumber(_ number: Double) -> Value {
    Int(exactly: number).map(Value.integer) ?? .number(number)
  }

  /// The value as scripts see it.
  var luaValue: Value {
    switch self {
    case .number(let number): Self.luaNumber(number)
    case .point(let x, let y):
      .table(
        .init(fields: [
          .init(key: .string("x"), value: Self.luaNumber(x)),
          .init(key: .string("y"), value: Self.luaNumber(y)),
        ]))
    case .color: .string(hex ?? "")
    case .text(let text): .string(text)
    case .boolean(let boolean): .boolean(boolean)
    }
  }
}

extension Value {
  /// The value of a number of either kind.
  var asNumber: Double? {
    switch self {
    case .integer(let integer): Double(integer)
    case .number(let number): number
    default: nil
    }
  }
}

extension AnimationEvent {
  /// What scripts get of an event.
  static let fields = FieldTable(
    "animation event",
    [
      .init("key", "string", "The key of the animation."),
      .init("finished", "boolean", "Whether it came to its end."),
      .init("elapsed", "number", "How long it ran, in seconds."),
      .init("reason", "(\"cancelled\" | \"replaced\")?", "Why it did not come to its end."),
    ])

  /// The event as scripts see it.
  var luaValue: Value {
    var fields: [Value.Table.Field] = [
      .init(key: .string("key"), value: .string(key)),
      .init(key: .string("finished"), value: .boolean(isFinished)),
      .init(key: .string("elapsed"), value: .number(elapsed)),
    ]
    if let reason { fields.append(.init(key: .string("reason"), value: .string(reason.rawValue))) }
    return .table(.init(fields: fields))
  }
}
