import FCLua
import FCModels
import FCMotion

/// Cards of kinds that plugins add, and checks and easings that they name.
extension ScriptHost {
  /// The fields of a card: the host's own, then those of the plugins' kinds.
  var cardFields: FieldTable {
    guard let ofKinds = configuration.plugins?.kindFields else { return CardField.table }
    let added = ofKinds.map {
      FieldDescription($0, "any", "For cards of a plugin's kind.")
    }
    return FieldTable(CardField.table.name, CardField.table.fields + added)
  }

  /// The kind that a plugin adds under a name.
  func pluginKind(_ name: String) -> PluginKind? {
    configuration.plugins?.first(\.kinds, name).map {
      PluginKind(name: name, plugin: $0.plugin, offer: $0.offer)
    }
  }

  /// The kind that a deck or an answer key has for its cards: the host's, or the name of a plugin's.
  func cardKind(_ field: FieldValue?) throws -> (CardKind?, String?) {
    guard let field else { return (nil, nil) }
    if let kind = pluginKind(try field.text()) { return (nil, kind.name) }
    return (try field.word(CardKind.self), nil)
  }

  /// The check that a plugin adds under a name.
  ///
  /// - Throws: `ScriptFault` when there is none.
  func pluginCheck(_ name: String) throws -> Check {
    guard let (plugin, function) = configuration.plugins?.first(\.checkers, name) else {
      throw ScriptFault(
        unknownName(name, "checker", configuration.plugins?.names(of: \.checkers) ?? []))
    }
    return { response, card, score in
      try plugin.judgement(function, as: "checker \(name)", of: card) {
        $0.push(response.value)
        $0.push(card.plainTable.luaValue)
        $0.push(score)
      }
    }
  }

  /// The easing that a plugin adds under a name; nil when there is none.
  func pluginEasing(_ name: String) -> Easing? {
    guard let (plugin, function) = configuration.plugins?.first(\.easings, name) else { return nil }
    return .function { fraction in
      try plugin.call(function, as: "easing \(name)", results: 1) {
        $0.push(fraction)
      } read: { results in
        guard let value = results.number(1) else {
          throw ScriptFault("easing \(name) must return a number, got \(results.typeName(1))")
        }
        return value
      }
    }
  }

  /// The card that a plugin makes of the fields of one of its kinds.
  ///
  /// - Parameters:
  ///   - draft: The card so far; what the plugin describes takes the place of its fields.
  ///   - fields: Question, answer and the kind's own fields, as the author wrote them.
  /// - Throws: `ScriptFault` for what the plugin refuses or does wrong.
  func prepare(
    _ draft: inout CardDraft, of kind: PluginKind, _ fields: [String: PlainValue]
  ) throws {
    let run = making.keyRun?.key
    let stream = "\(kind.name)/\(run?.name ?? "")/\(draft.id ?? draft.question ?? "")"
    let random = RandomSource(SeededRandom(seed: run?.seed ?? seed, stream: stream))
    let subject = "what the card kind '\(kind.name)' has prepared"
    let description: PlainValue
    do {
      description = try kind.plugin.call(
        kind.offer.prepare, as: "prepare of card kind \(kind.name)", results: 2
      ) {
        $0.push(PlainValue.table(fields).luaValue)
        $0.push(random)
      } read: { results in
        if results.isNil(1), let problem = try? results.text(2, subject) {
          throw ScriptError(.runtime, problem)
        }
        return try results.plainValue(1, subject)
      }
    } catch {
      throw ScriptFault("card kind '\(kind.name)': \(error)")
    }
    guard let table = description.asTable else {
      throw ScriptFault("card kind '\(kind.name)' must prepare a table")
    }
    draft.kind = .typed
    try draft.take(table, subject: subject, self)
    draft.kindName = kind.name
    guard let check = kind.offer.check else { return }
    let data = table["data"] ?? .nil
    draft.check = { [plugin = kind.plugin, name = kind.name] response, card, score in
      try plugin.judgement(check, as: "check of card kind \(name)", of: card) {
        $0.push(data.luaValue)
        $0.push(response.value)
        $0.push(score)
      }
    }
  }
}

/// A kind of cards that a plugin adds.
struct PluginKind {
  let name: String
  let plugin: Plugin
  let offer: PluginOffers.Kind
}

extension CardDraft {
  /// Takes over the description of a card that a plugin has prepared.
  fileprivate mutating func take(
    _ table: [String: PlainValue], subject: String, _ host: ScriptHost
  ) throws {
    for (name, value) in table.sorted(by: { $0.key < $1.key }) where name != "data" {
      let field = FieldValue(name: name, subject: subject, value: value.luaValue)
      if name == "views" {
        let lines = try field.texts()
        // They are shown with each frame, and are no part of what the script's limits count.
        guard lines.count <= 100, lines.allSatisfy({ $0.utf8.count <= 1000 }) else {
          throw ScriptFault("\(subject) has more than 100 views, or one of more than 1000 bytes")
        }
        self.views = lines
        continue
      }
      switch CardField(rawValue: name) {
      case .question, .answer, .kind, .wrong, .hint, .explanation, .choices, .ignore, .tolerance,
        .unit:
        guard let known = CardField(rawValue: name) else { continue }
        try set(known, field, host)
      default: throw ScriptFault("\(subject) has an unknown field '\(name)'")
      }
    }
  }
}

extension Plugin {
  /// Asks a check for a score and a message. No score but a message refuses the response.
  fileprivate func judgement(
    _ function: Int, as title: String, of card: Card,
    _ arguments: (inout ArgumentPusher) throws -> Void
  ) throws -> (score: Double, message: String?) {
    // Handed out, since what is thrown in a plugin's turn comes out as an error of the plugin.
    enum Outcome {
      case scored(Double, String?)
      case refused(String)
    }
    let outcome: Outcome = try call(function, as: title, results: 2, arguments) { results in
      let message = try results.message(2, "the message of \(title)")
      if let isRight = results.boolean(1) { return .scored(isRight ? 1 : 0, message) }
      guard let score = results.number(1) else {
        if results.isNil(1), let message { return .refused(message) }
        throw ScriptFault("\(title) must return true, false or a score, got \(results.typeName(1))")
      }
      guard 0...1 ~= score else { throw ScriptFault("\(title) must return a score from 0 to 1") }
      return .scored(score, message)
    }
    switch outcome {
    case .scored(let score, let message): return (score, message)
    case .refused(let reason): throw ResponseRefusal(reason: reason)
    }
  }
}

extension Card {
  /// What a plugin is told of the card.
  var plainTable: PlainValue {
    var fields: [String: PlainValue] = [
      "id": .text(fullID), "kind": .text(self.kindName ?? kind.rawValue),
      "question": .text(question),
      "answer": .text(answer), "answers": .list(answers.map(PlainValue.text)),
      "right_answers": .list(rightAnswers.map(PlainValue.text)),
    ]
    if let score { fields["score"] = .number(score) }
    if let message { fields["message"] = .text(message) }
    return .table(fields)
  }
}

/// The message for a name that no plugin offers.
func unknownName(_ name: String, _ noun: String, _ known: [String]) -> String {
  known.isEmpty
    ? "there is no \(noun) '\(name)': no plugin adds one"
    : unknownWord(name, noun, known).description
}
