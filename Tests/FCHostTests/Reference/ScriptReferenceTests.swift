import XCTest

@testable import FCHost

/// The reference is made of the bindings, and tells of all that a script sees.
final class ScriptReferenceTests: XCTestCase {
  private var reference: ScriptReference!

  override func setUpWithError() throws { reference = try ScriptReference() }

  func test_it_tells_of_every_name_that_a_script_sees_and_of_no_other() {
    let named = reference.entries.filter {
      switch $0 {
      case .function, .value, .member: true
      case .class, .table, .field, .alias: false
      }
    }.map(\.name)
    let allowed = AllowList.names.map(\.name)
    XCTAssertEqual(Set(named).subtracting(allowed).sorted(), [], "not there")
    XCTAssertEqual(Set(allowed).subtracting(named).sorted(), [], "left out")
    XCTAssertEqual(Set(named).count, named.count, "told twice")
  }

  func test_everything_says_in_a_sentence_what_it_is() {
    for entry in reference.entries {
      XCTAssertTrue(entry.documentation.hasSuffix("."), "\(entry.name): \(entry.documentation)")
      XCTAssertFalse(entry.documentation.contains("\n"), entry.name)
    }
  }

  func test_types_name_only_what_there_is() {
    let lua = [
      "any", "boolean", "integer", "number", "string", "table", "thread",
    ]
    let known = Set(
      lua + reference.classes.map(\.name) + reference.tables.map(\.name)
        + reference.aliases.map(\.name))
    for entry in reference.entries {
      for name in entry.typeNames where !known.contains(name) {
        XCTFail("\(entry.name): there is no type '\(name)'")
      }
    }
  }

  func test_types_are_written_as_they_were_read() throws {
    for text in [
      "(integer | fun() → integer)?",
      "(string | { title: string, align?: \"left\" | \"right\" })[]",
      "{ [string]: \"number\" | \"string\" }?", "part of a screen[]", "deck.screens",
      "fun(a: card, ...: any) → (boolean | number?, string?)", "(fun(i: integer) → (fun())?)?",
      "string[][]?",
    ] {
      XCTAssertEqual(try LuaType(text).description, text)
    }
    for text in [
      "()", "(name: string, options?: game options, fn: fun()) → game: game, gone: string[]",
      "(fields: card fields) → ...: card",
    ] {
      XCTAssertEqual(try LuaSignature.all(in: text).map(\.description), [text])
    }
    XCTAssertEqual(try LuaSignature.all(in: "(a: any); () → any").count, 2)
    for text in ["", "()", "string |", "{ a }", "fun(a)", "\"x", "card]"] {
      XCTAssertThrowsError(try LuaType(text), text)
    }
  }

  func test_an_entry_is_found_by_its_full_name_and_by_the_last_part_of_it() {
    XCTAssertEqual(reference.entries(named: "card:next_hint").map(\.name), ["card:next_hint"])
    XCTAssertEqual(reference.entries(named: "card.next_hint").map(\.name), ["card:next_hint"])
    XCTAssertEqual(reference.entries(named: "next_hint").map(\.name), ["card:next_hint"])
    XCTAssertEqual(
      reference.entries(named: "answer_key").map(\.name), ["answer key", "deck:answer_key"])
    XCTAssertEqual(
      reference.entries(named: "fc.after").first?.forms,
      [
        "fc.after(seconds: number, fn: fun()) → timer"
      ])
    XCTAssertEqual(reference.entries(named: "card").first?.name, "card")
    XCTAssertTrue(reference.entries(named: "card").map(\.name).contains("fc.card"))
    XCTAssertEqual(reference.entries(named: "nextt_hint").count, 0)
  }

  func test_a_misspelt_name_leads_to_the_one_that_was_meant() {
    XCTAssertEqual(reference.suggestion(for: "fc.aftr"), "fc.after")
    XCTAssertEqual(reference.suggestion(for: "next_hnt"), "next_hint")
    XCTAssertNil(reference.suggestion(for: "xylophone"))
  }

  func test_members_fields_and_results_can_be_looked_up_by_their_types() {
    let made = reference.function(named: "fc.deck")?.signatures.first
    XCTAssertEqual(made?.results.map(\.type), [.named("deck")])
    XCTAssertEqual(made?.parameters.map(\.type), [.named("deck fields")])
    XCTAssertEqual(
      reference.table(named: "deck fields")?.field(named: "title")?.type, .named("string"))
    let key = reference.class(named: "deck")?.member(named: "answer_key")?.signatures.first
    XCTAssertEqual(key?.results.map(\.type), [.named("answer key")])
    XCTAssertEqual(reference.class(named: "answer key")?.element, .named("card"))
    XCTAssertEqual(
      reference.alias(named: "axis")?.type, .union([.text("horizontal"), .text("vertical")]))
    XCTAssertEqual(reference.table(named: "stack fields")?.element, .named("view"))
    XCTAssertTrue(reference.class(named: "recipe")?.member(named: "name")?.isSettable == true)
    XCTAssertFalse(reference.class(named: "card")?.member(named: "answer")?.isSettable == true)
  }
}

extension ScriptReference.Entry {
  /// The names of the types that are written in it.
  fileprivate var typeNames: [String] {
    switch self {
    case .function(let function): function.signatures.flatMap(\.typeNames)
    case .value(let value): value.type.typeNames
    case .class(let description):
      (description.element?.typeNames ?? []) + (description.otherFields?.typeNames ?? [])
    case .member(let member, _):
      (member.type?.typeNames ?? []) + member.signatures.flatMap(\.typeNames)
    case .table(let table): table.element?.typeNames ?? []
    case .field(let field, _): field.type.typeNames
    case .alias(let alias): alias.type.typeNames
    }
  }
}

extension LuaSignature {
  fileprivate var typeNames: [String] { (parameters + results).flatMap(\.type.typeNames) }
}

extension LuaType {
  fileprivate var typeNames: [String] {
    switch self {
    case .named(let name): [name]
    case .text: []
    case .list(let type), .optional(let type): type.typeNames
    case .union(let types): types.flatMap(\.typeNames)
    case .function(let signature): signature.typeNames
    case .table(let fields): fields.flatMap(\.type.typeNames)
    case .map(let key, let value): key.typeNames + value.typeNames
    }
  }
}
