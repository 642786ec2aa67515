import FCLua
import FCModels

/// `fc.plugin`, by which a plugin says who it is, and the object it gets for that.
extension ScriptHost {
  private static let manifestFields = FieldTable(
    "plugin fields",
    [
      .init("name", "string", "What it is called: letters, digits, - and _."),
      .init("version", "string?", "Which version of it this is."),
      .init("permissions", "plugin permissions?", "What the person is asked to allow it."),
    ])
  private static let permissionFields = FieldTable(
    "plugin permissions",
    [
      .init("read", "(boolean | string[])?", "Files it reads, or true for all."),
      .init("write", "(boolean | string[])?", "Files it writes, or true for all."),
      .init("env", "(boolean | string[])?", "Variables it sees, or true for all."),
      .init("progress", "boolean?", "Whether it may use plugin:days."),
    ])
  private static let kindFields = FieldTable(
    "card kind fields",
    [
      .init("fields", "string[]?", "The fields that its cards have besides those of every card."),
      .init(
        "prepare",
        "fun(fields: { [string]: any }, random: random) → ({ [string]: any }?, string?)",
        "Describes what a card asks, or gives nil and what is wrong with its fields."),
      .init(
        "check",
        "(fun(data: any, response: response, score: number) → (boolean | number?, string?))?",
        "Judges a response."),
    ])
  private static let commandFields = FieldTable(
    "plugin command options", [.init("help", "string?", "What its help says.")])
  /// How many fields of their own all card kinds may have together.
  static let mostKindFields = 40

  func definePlugin() throws {
    state.document(chapter: "plugins")
    for table in [
      Self.manifestFields, Self.permissionFields, Self.kindFields, Self.commandFields,
    ] {
      state.document(table)
    }
    let plugin = ClassBinding<PluginOffers>("plugin", "What a plugin adds to the host.") {
      "plugin \"\($0.name)\""
    }
    plugin.property("name", "string", "What it is called.") { $0.name }
    plugin.property("version", "string", "Which version of it this is.") { $0.version }
    plugin.method(
      "card_kind", "(name: string, kind: card kind fields)", "Adds a kind of cards."
    ) { [unowned self] plugin, call in
      let name = try call.newName(in: plugin.kinds, "card kind")
      if CardKind(rawValue: name) != nil {
        throw ScriptFault("card kind '\(name)' is one of the host's own")
      }
      guard let prepare = try held(by: plugin, "prepare", ofTableAt: 2, call) else {
        throw ScriptFault("card kind '\(name)' needs prepare, a function")
      }
      plugin.kinds[name] = PluginOffers.Kind(
        fields: try fieldNames(ofTableAt: 2, call), prepare: prepare,
        check: try held(by: plugin, "check", ofTableAt: 2, call))
      return .nothing
    }
    plugin.method(
      "checker",
      "(name: string, check: fun(response: response, card: { [string]: any }, score: number) "
        + "→ (boolean | number?, string?))",
      "Adds a check that cards can name."
    ) { [unowned self] plugin, call in
      let name = try call.newName(in: plugin.checkers, "checker")
      plugin.checkers[name] = try held(by: plugin, argument: 2, call)
      return .nothing
    }
    plugin.method(
      "easing", "(name: string, easing: fun(fraction: number) → number)",
      "Adds an easing that animations can name."
    ) { [unowned self] plugin, call in
      let name = try call.newName(in: plugin.easings, "easing")
      plugin.easings[name] = try held(by: plugin, argument: 2, call)
      return .nothing
    }
    plugin.method(
      "importer",
      "(ending: string, import: fun(text: string, path: string) → ({ [string]: any }?, string?))",
      "Has files of an ending played as decks."
    ) { [unowned self] plugin, call in
      let ending = try call.newName(in: plugin.importers, "importer")
      guard ending != "lua" else { throw ScriptFault("files that end in .lua are scripts") }
      plugin.importers[ending] = try held(by: plugin, argument: 2, call)
      return .nothing
    }
    plugin.method(
      "command",
      "(name: string, options: plugin command options, run: fun(arguments: string[]) → integer?)",
      "Adds a command to the program."
    ) { [unowned self] plugin, call in
      let name = try call.newName(in: plugin.commands, "command")
      let fields = try call.fieldValues(2, of: "command", fields: Self.commandFields)
      plugin.commands[name] = PluginOffers.Command(
        help: try fields["help"]?.text() ?? "", function: try held(by: plugin, argument: 3, call))
      return .nothing
    }
    state.document(
      type: "deck event", words: DeckEvent.allCases.map(\.rawValue), "An event of a game.")
    plugin.method(
      "on", "(event: deck event, fn: fun(info: { [string]: any }))",
      "Calls back after events of every game."
    ) { [unowned self] plugin, call in
      let event = try FieldValue(name: "event", subject: "plugin:on", value: try call.value(1))
        .word(DeckEvent.self)
      plugin.handlers.append((event, try held(by: plugin, argument: 2, call)))
      return .nothing
    }
    plugin.method(
      "days", "() → { [string]: any }[]", "The days on which cards were answered, the latest first."
    ) { [unowned self] plugin, call in
      guard plugin.granted.readsProgress else {
        throw ScriptFault("plugin:days needs permissions = { progress = true } in fc.plugin")
      }
      return call.answer(daysOfAnswers())
    }
    try state.define(plugin)
    try state.define(
      "plugin", in: "fc", "(fields: plugin fields) → plugin",
      "Says what a plugin is called and needs."
    ) { [unowned self] call in try introduce(call) }
  }

  /// `fc.plugin { name, version, permissions }`.
  private func introduce(_ call: Call) throws -> Answer {
    guard let plugin = configuration.plugin else {
      throw ScriptFault("fc.plugin is for plugins: fcscript run --plugin FILE")
    }
    guard plugin.name.isEmpty else { throw ScriptFault("fc.plugin was called before") }
    let fields = try call.fieldValues(1, of: "plugin", fields: Self.manifestFields)
    guard let name = try fields["name"]?.text(), name.isName else {
      throw ScriptFault(
        "a plugin needs a name of letters, digits, - and _: fc.plugin { name = \"…\" }")
    }
    plugin.name = name
    plugin.version = try fields["version"]?.text() ?? ""
    let wishes = try fields["permissions"].map(PluginWishes.init) ?? PluginWishes()
    if !wishes.isEmpty, wishes != plugin.granted, !plugin.isLookedAt {
      plugin.refused = wishes
      throw ScriptFault("the plugin wants to \(wishes.words)")
    }
    return try call.answer(plugin) { try state.pin(plugin) }
  }

  // MARK: Functions

  private func held(by plugin: PluginOffers, argument: Int, _ call: Call) throws -> Int {
    try call.requireFunction(argument)
    return try state.hold(call.arguments.stackIndex(argument), in: plugin)
  }

  /// Holds the function that a table has under a name; nil when it has none.
  private func held(
    by plugin: PluginOffers, _ name: String, ofTableAt position: Int, _ call: Call
  ) throws -> Int? {
    try withField(name, ofTableAt: position, call) { field in
      if field.isNil(1) { return nil }
      guard field.isFunction(1) else {
        throw ScriptFault("'\(name)' must be a function, got \(field.typeName(1))")
      }
      return try state.hold(field.stackIndex(1), in: plugin)
    }
  }

  private func fieldNames(ofTableAt position: Int, _ call: Call) throws -> [String] {
    try withField("fields", ofTableAt: position, call) { field in
      if field.isNil(1) { return [] }
      let names = try FieldValue(name: "fields", subject: "card kind", value: try field.value(1))
        .texts()
      for name in names where !name.isName || CardField(rawValue: name) != nil {
        throw ScriptFault("'\(name)' can't be a field of a card kind's own")
      }
      guard names.count <= Self.mostKindFields else {
        throw ScriptFault("a card kind has at most \(Self.mostKindFields) fields of its own")
      }
      return names
    }
  }

  private func withField<Result>(
    _ name: String, ofTableAt position: Int, _ call: Call, _ read: (StackValues) throws -> Result
  ) throws -> Result {
    guard call.arguments.isTable(position) else {
      throw call.wrongArgument(
        position, expected: "table of \(Self.kindFields.names.joined(separator: ", "))")
    }
    let chunk = try state.load(
      Array("local t, name = ... return t[name]".utf8), name: LuaError.hostChunk)
    return try state.call(.reference(chunk), results: 1) {
      $0.push(stackIndex: call.arguments.stackIndex(position))
      $0.push(name)
    } read: {
      try read($0)
    }
  }
}

extension Call {
  /// Reads the name of something new from the first argument.
  fileprivate func newName<Offer>(in offers: [String: Offer], _ noun: String) throws -> String {
    let name = try string(1)
    guard name.isName else {
      throw ScriptFault("the name of a \(noun) is made of letters, digits, - and _, not '\(name)'")
    }
    if offers[name] != nil { throw ScriptFault("\(noun) '\(name)' is there already") }
    return name
  }
}

extension String {
  /// Whether it can be the name of a plugin and of what one adds.
  fileprivate var isName: Bool {
    !isEmpty && utf8.count <= 60
      && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }
  }
}

extension PluginWishes {
  /// Reads `permissions` of `fc.plugin`.
  fileprivate init(_ field: FieldValue) throws {
    guard case .table(let table) = field.value, table.list.isEmpty else {
      throw field.wrong("a table such as { read = { \"…\" }, progress = true }")
    }
    for entry in table.fields {
      let name = entry.key.asKey
      let value = FieldValue(name: name, subject: "permissions", value: entry.value)
      switch name {
      case "read": permissions.read = try value.grant()
      case "write": permissions.write = try value.grant()
      case "env": permissions.env = try value.grant()
      case "progress": readsProgress = try value.boolean()
      default:
        throw ScriptFault(unknownWord(name, "permission", ["read", "write", "env", "progress"]))
      }
    }
  }
}

extension FieldValue {
  fileprivate func grant() throws -> Permissions.Grant {
    if case .boolean(let isAll) = value { return isAll ? .everything : .none }
    return .only(try texts())
  }
}
