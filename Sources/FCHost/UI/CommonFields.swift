import FCLua
import FCMotion
import FCViews

extension ViewBinding where Object: View {
  /// Adds what every view has.
  func addCommonFields(_ host: ScriptHost) {
    addLayer(host, get: { $0.layer }, set: { $0.layer = $1 })
    addTag(host)
    addColors(
      host, foreground: { $0.foreground }, setForeground: { $0.foreground = $1 },
      background: { $0.background }, setBackground: { $0.background = $1 })
    field("hidden", "boolean", "Whether it takes no room and is not to be seen.") {
      $0.isHidden
    } set: {
      $0.isHidden = try $1.plain().boolean()
    }
    field("size", "integer?", "The rows or columns that it takes of its stack or screen.") { view in
      if case .fixed(let length) = view.length { length } else { Int?.none }
    } set: { view, argument in
      view.length = argument.isNil ? .natural : .fixed(try argument.plain().cells())
    }
    field("grow", "integer?", "Its share of the room that the others leave.") { view in
      if case .flexible(let weight) = view.length { weight } else { Int?.none }
    } set: { view, argument in
      view.length = argument.isNil ? .natural : .flexible(max(1, try argument.plain().cells()))
    }
  }
}

extension ViewBinding {
  /// Adds the layer that moves the view.
  func addLayer(
    _ host: ScriptHost, get: @escaping (Object) -> Layer, set: @escaping (Object, Layer) -> Void
  ) {
    field("layer", "layer", "Moves it.") { [unowned host] object, call in
      try host.answer(call, get(object), heldBy: object, ViewSlot.layer)
    } set: { [unowned host] object, argument in
      guard let layer = argument.call.arguments.object(argument.position, of: Layer.self) else {
        throw argument.wrong("a layer")
      }
      try host.state.hold(argument.stackIndex, in: object, slot: ViewSlot.layer)
      set(object, layer)
    }
  }

  /// Adds the value that its author knows it by.
  func addTag(_ host: ScriptHost) {
    field("tag", "any", "What its author knows it by.") { object, call in
      call.answerHeld(by: object.hostKey, slot: ViewSlot.tag) ?? call.answer(Value.nil)
    } set: { [unowned host] object, argument in
      if argument.isNil { return host.state.dropHeld(by: object, slot: ViewSlot.tag) }
      try host.state.hold(argument.stackIndex, in: object, slot: ViewSlot.tag)
    }
  }

  /// Adds the colours.
  func addColors(
    _ host: ScriptHost, foreground: @escaping (Object) -> Color?,
    setForeground: @escaping (Object, Color?) -> Void,
    background: @escaping (Object) -> Background?,
    setBackground: @escaping (Object, Background?) -> Void
  ) {
    field("foreground", "colour?", "The colour of what it shows, as \"#rrggbb\".") {
      foreground($0)?.hexText
    } set: {
      setForeground($0, $1.isNil ? nil : try $1.plain().color())
    }
    field(
      "background", "background?", "What fills its room."
    ) { object, call in
      call.answer(background(object)?.luaValue ?? .nil)
    } set: {
      setBackground($0, $1.isNil ? nil : try $1.plain().background())
    }
  }
}

extension FieldValue {
  /// A number of rows or columns.
  func cells() throws -> Int { min(max(0, try integer()), 100_000) }

  /// A colour written as `#rgb` or `#rrggbb`.
  func color() throws -> Color {
    guard case .string(let text) = value, let color = Color(hex: text) else {
      throw wrong("a colour such as \"#fa0\" or \"#ffaa00\"")
    }
    return color
  }

  /// A colour, or one that becomes another.
  func background() throws -> Background {
    guard case .table(let table) = value else { return .color(try color()) }
    var colors: [String: Color] = [:]
    var isHorizontal = false
    for field in table.fields {
      let name = field.key.asKey
      let inner = FieldValue(name: "\(self.name).\(name)", subject: subject, value: field.value)
      switch name {
      case "from", "to": colors[name] = try inner.color()
      case "horizontal": isHorizontal = try inner.boolean()
      default:
        throw ScriptFault(unknownWord(name, "field of \(self.name)", ["from", "to", "horizontal"]))
      }
    }
    guard let from = colors["from"], let to = colors["to"], table.list.isEmpty else {
      throw wrong("a colour or { from = \"#…\", to = \"#…\" }")
    }
    return .gradient(from: from, to: to, isHorizontal: isHorizontal)
  }
}

extension Color {
  /// The colour as scripts write it; nil for one of the terminal's theme.
  fileprivate var hexText: String? {
    guard case .rgb(let red, let green, let blue) = self else { return nil }
    return LayerValue.color(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: 1
    ).hex
  }
}

extension Background {
  /// What scripts read.
  fileprivate var luaValue: Value {
    switch self {
    case .color(let color): color.hexText.map(Value.string) ?? .nil
    case .gradient(let from, let to, let isHorizontal):
      .table(
        .init(fields: [
          .init(key: .string("from"), value: .string(from.hexText ?? "")),
          .init(key: .string("to"), value: .string(to.hexText ?? "")),
          .init(key: .string("horizontal"), value: .boolean(isHorizontal)),
        ]))
    }
  }
}
