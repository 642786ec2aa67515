import FCLua
import FCModels

/// Reading the table of a card, and what of it lives on the Lua side: `check` and `data`.
extension ScriptHost {
  /// Makes the functions that read a table which no call of the script hands over: what a
  /// generator returns, and the back of a card.
  func defineDraftReaders() throws {
    making.draftReader = try draftReader(of: "card")
    making.backReader = try draftReader(of: "reverse")
  }

  private func draftReader(of subject: String) throws -> Reference {
    try state.function("read_\(subject)", fields: cardFields, of: subject) {
      [unowned self] call in
      making.readDraft = try draft(from: call, of: subject)
      return .nothing
    }
  }

  /// Reads a table at an index of the running stack with one of the readers.
  func draft(ofTableAt index: Int32, reader: Reference) throws -> CardDraft {
    do {
      try state.call(.reference(reader)) {
        $0.push(stackIndex: index)
      } read: { _ in
      }
    } catch let error as LuaError where error.kind == .runtime {
      // Raised again with the place of the call that goes on.
      throw state.cause(of: error) ?? ScriptFault(error.message)
    }
    defer { making.readDraft = CardDraft() }
    return making.readDraft
  }

  /// Reads the spread fields of a card; positions count from the table, which is argument 1.
  func draft(from call: Call, of subject: String = "card") throws -> CardDraft {
    var draft = CardDraft()
    var values: CardValues?
    var kind: PluginKind?
    var ofKind: [String: PlainValue] = [:]
    var present = call.presentFields
    while present != 0 {
      let index = present.trailingZeroBitCount
      present &= present - 1
      let position = index + 2
      guard index < CardField.inOrder.count else {
        let name = cardFields.names[index]
        ofKind[name] = try PlainValue(
          try fieldValue(name, of: subject, call, position).value, of: "field '\(name)'")
        continue
      }
      switch CardField.inOrder[index] {
      case .question where call.arguments.bytes(position) != nil:
        draft.question = try call.arguments.text(position, "field 'question' of \(subject)")
      case .answer where call.arguments.bytes(position) != nil:
        draft.answer = try call.arguments.text(position, "field 'answer' of \(subject)").map {
          .text($0)
        }
      case .kind where configuration.plugins != nil:
        let field = try fieldValue("kind", of: subject, call, position)
        kind = pluginKind(try field.text())
        if kind == nil { try draft.set(.kind, field, self) }
      case .check where configuration.plugins != nil && call.arguments.bytes(position) != nil:
        draft.check = try pluginCheck(
          try fieldValue("check", of: subject, call, position).text())
      case .check:
        guard call.arguments.isFunction(position) else {
          throw wrongField("check", of: subject, "a function", call, position)
        }
        let held = try hold(call, position, for: &values)
        held.values.check = held.slot
        draft.check = check(held.values)
      case .data:
        let held = try hold(call, position, for: &values)
        held.values.data = held.slot
      case .reverse:
        draft.reverse = try reverse(call, position, of: subject)
      case let field:
        try draft.set(field, fieldValue(field.rawValue, of: subject, call, position), self)
      }
    }
    if let values { give(values, to: &draft) }
    if kind == nil, draft.kind == nil, subject == "card", let name = making.keyRun?.key.kindName {
      kind = pluginKind(name)
    }
    if let kind {
      try take(ofKind, of: kind, into: &draft)
    } else if let name = ofKind.keys.sorted().first {
      throw ScriptFault(
        "field '\(name)' of \(subject) is for cards of a plugin's kind", code: .unknownField)
    }
    return draft
  }

  /// Has a plugin make the card of its kind.
  private func take(
    _ fields: [String: PlainValue], of kind: PluginKind, into draft: inout CardDraft
  ) throws {
    if let name = fields.keys.sorted().first(where: { !kind.offer.fields.contains($0) }) {
      throw ScriptFault(
        "field '\(name)' is not for cards of kind '\(kind.name)'", code: .unknownField)
    }
    var fields = fields
    if let question = draft.question { fields["question"] = .text(question) }
    switch draft.answer {
    case .text(let text): fields["answer"] = .text(text)
    case .list(let texts): fields["answer"] = .list(texts.map(PlainValue.text))
    case .integer(let number): fields["answer"] = .int(number)
    case .number(let number): fields["answer"] = .number(number)
    case nil: break
    }
    try prepare(&draft, of: kind, fields)
  }

  private func wrongField(
    _ name: String, of subject: String, _ expected: String, _ call: Call, _ position: Int
  ) -> ScriptFault {
    ScriptFault(
      "field '\(name)' of \(subject) must be \(expected), got \(call.arguments.typeName(position))",
      code: .wrongValue)
  }

  /// The plain value of a spread field; its error names the field.
  func fieldValue(
    _ name: String, of subject: String, _ call: Call, _ position: Int
  ) throws -> FieldValue {
    do {
      return FieldValue(name: name, subject: subject, value: try call.arguments.value(position))
    } catch {
      throw ScriptFault(
        error.sentence(about: "field '\(name)' of \(subject)"), code: .wrongValue)
    }
  }

  /// The back of a card: `true`, or a table of its fields.
  private func reverse(_ call: Call, _ position: Int, of subject: String) throws -> ReverseDraft {
    if let isReversed = call.arguments.boolean(position) { return isReversed ? .same : .none }
    guard subject == "card" else {
      throw ScriptFault("field 'reverse' can't stand in reverse", code: .misplacedField)
    }
    guard call.arguments.isTable(position), let backReader = making.backReader else {
      throw wrongField("reverse", of: subject, "true or a table of fields", call, position)
    }
    return .fields(
      try draft(ofTableAt: call.arguments.stackIndex(position), reader: backReader))
  }

  // MARK: Values on the Lua side

  private func hold(
    _ call: Call, _ position: Int, for values: inout CardValues?
  ) throws -> (values: CardValues, slot: Int) {
    let card = try values ?? CardValues(holder: valuesHolder())
    values = card
    let slot = try state.withUserdata(of: card.holder) {
      try holdCardValue(call.arguments.stackIndex(position), in: card)
    }
    return (card, slot)
  }

  /// Gives a draft its values; the back has the front's `data` unless it has its own.
  private func give(_ values: CardValues, to draft: inout CardDraft) {
    draft.attachment = values
    guard case .fields(let back) = draft.reverse, let own = back.attachment as? CardValues else {
      return
    }
    own.data = own.data ?? values.data
  }

  /// The author's `check`, as the models call it.
  private func check(_ values: CardValues) -> Check {
    { [unowned self] response, card, score in
      try state.call(
        .held(by: values.holder.hostKey, slot: values.check ?? 0), as: "check of \(card.name)",
        results: nil
      ) {
        $0.push(response.value)
        $0.push(card)
        $0.push(score)
      } read: {
        try judgement($0, of: card, values)
      }
    }
  }

  private func judgement(
    _ results: StackValues, of card: Card, _ values: CardValues
  ) throws -> (score: Double, message: String?) {
    // By now the check has returned: its own place is the best there is.
    func fault(_ problem: String) -> ScriptError {
      let check = Callee.held(by: values.holder.hostKey, slot: values.check ?? 0)
      return ScriptError(
        .runtime,
        ScriptFault("'check' of \(card.name) returned \(problem)", code: .wrongScore),
        at: state.definition(of: check))
    }
    guard results.count > 0 else { throw fault("nothing: return true, false or a score") }
    let message: String?
    do {
      message = try results.message(2, "a message that")
    } catch let error as ScriptFault {
      throw fault(error.description)
    }
    if message == nil, !results.isNil(2) {
      throw fault("\(withArticle(results.typeName(2))) as its message: return text")
    }
    if results.isNil(1) { return (0, message) }
    if let isRight = results.boolean(1) { return (isRight ? 1 : 0, message) }
    guard let score = results.number(1) else {
      throw fault("\(withArticle(results.typeName(1))): return true, false or a score")
    }
    guard 0...1 ~= score else {
      throw fault("\(numberText(score)): a score is a number from 0 to 1")
    }
    return (score, message)
  }
}
