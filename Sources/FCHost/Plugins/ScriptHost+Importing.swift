import FCLua
import FCModels

/// Files that are no scripts, and that a plugin makes decks of.
extension ScriptHost {
  /// A description becomes a deck here, as an author would have written it.
  private static let importChunk = """
    local fc = require "fc"
    local description = require "imported".deck
    local deck = fc.deck(description.deck)
    for _, set in ipairs(description.keys) do
      deck:answer_key(set.name, set.options, function(key)
        for number, card in ipairs(set.cards) do
          local added, problem = pcall(key.card, key, card)
          if not added then error(set.places[number] .. problem, 0) end
        end
      end)
    end
    return deck
    """

  /// What a file is made a deck by; nil for a script.
  func importer(of path: String) -> (plugin: Plugin, function: Int)? {
    let name = fileName(of: path)
    guard let plugins = configuration.plugins, let dot = name.lastIndex(of: "."),
      dot != name.startIndex, name[dot...] != ".lua"
    else { return nil }
    let ending = String(name[name.index(after: dot)...])
    plugins.load(named: ending)
    return plugins.first(\.importers, ending).map {
      ($0.plugin, $0.offer)
    }
  }

  /// Reads a file, and defines the deck that a plugin makes of it for the chunk that is returned.
  func imported(_ path: String, by importer: (plugin: Plugin, function: Int)) throws -> SourceFile {
    let name = loaded.placeName(of: path)
    let source = try SourceFile(
      path: path, name: name, room: roomForFile, mayWait: configuration.readsPipes)
    let text = String(decoding: source.bytes, as: UTF8.self)
    let description = try importer.plugin.call(
      importer.function, as: "importer of \(name)", results: 2
    ) {
      $0.push(text)
      $0.push(path)
    } read: { results -> PlainValue in
      if results.isNil(1), !results.isNil(2) {
        throw ScriptError(
          .unplayable, try results.text(2, "the problem of the importer") ?? "it can't be read")
      }
      return try results.plainValue(1, "what the importer returns")
    }
    guard let table = description.asTable else {
      throw ScriptError(.unplayable, "the importer of \(name) must return a table")
    }
    try define("deck", in: "imported", value: ImportedDeck(table, file: name))
    return try SourceFile(Array(Self.importChunk.utf8), path: path, name: "import of \(name)")
  }
}

/// The description of a deck, in the form that the import's chunk takes.
private struct ImportedDeck: Encodable {
  var deck: [String: PlainValue] = [:]
  var keys: [Key] = []

  struct Key: Encodable {
    var name: String
    var options: [String: PlainValue]
    var cards: [PlainValue]
    /// Where each card stands in the file, for messages.
    var places: [String]
  }

  init(_ table: [String: PlainValue], file: String) throws {
    deck = table
    deck["keys"] = nil
    deck["cards"] = nil
    if deck["title"] == nil {
      let name = fileName(of: file)
      deck["title"] = .text(String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)]))
    }
    let described =
      table["keys"]?.asList?.map { $0.asTable ?? [:] } ?? [["cards": table["cards"] ?? .nil]]
    keys = try described.map { key in
      guard let cards = key["cards"]?.asList else {
        throw ScriptError(.unplayable, "the importer of \(file) returns no cards")
      }
      var options = key
      options["cards"] = nil
      options["name"] = nil
      return Key(
        name: key["name"]?.asText ?? "Cards", options: options, cards: cards.map(Self.card),
        places: cards.map { card in
          card.asTable?["line"]?.asInt.map { "\(file):\($0): " } ?? "\(file): "
        })
    }
  }

  /// A card without its line, which is no field of cards.
  private static func card(_ value: PlainValue) -> PlainValue {
    guard var table = value.asTable else { return value }
    table["line"] = nil
    return .table(table)
  }
}
