import XCTest

@testable import FCModels

final class CardMakingTests: XCTestCase {
  private func problem(_ draft: CardDraft) -> String {
    message { _ = try card(draft) }
  }

  func test_a_card_needs_a_question() {
    XCTAssertEqual(
      problem(draft(nil, "Montgomery")),
      "the card with the answer \"Montgomery\" has no question: give it question = \"…\" (or the value given is nil)"
    )
    XCTAssertEqual(
      problem(draft("  ", nil)),
      "a card has no question: give it question = \"…\" (or the value given is nil)")
  }

  func test_a_card_needs_an_answer() {
    let expected =
      "card \"Alabama\" has no answer: give it answer = \"…\" (or the value given is nil)"
    XCTAssertEqual(problem(draft("Alabama", nil)), expected)
    XCTAssertEqual(problem(draft("Alabama", " ")), expected)
    XCTAssertEqual(problem(draft("Alabama", [], kind: .typed)), expected)
    XCTAssertEqual(problem(draft("Alabama", ["a", ""], kind: .typed)), expected)
  }

  func test_errors_name_their_field() {
    XCTAssertThrowsError(try card(draft("Alabama", nil))) { error in
      XCTAssertEqual((error as? ModelError)?.field, "answer")
    }
  }

  func test_a_choice_has_one_right_answer() {
    for kind in [CardKind.choice, .reveal, .number] {
      XCTAssertEqual(
        problem(draft("Ohio", ["1", "2"], kind: kind)),
        kind == .number
          ? "card \"Ohio\" has several answers: a number card takes one"
          : "card \"Ohio\" has several answers: give it kind = \"select\" or kind = \"typed\", "
            + "or one answer")
    }
    XCTAssertEqual(problem(draft("Ohio", ["Columbus"])), "")
  }

  func test_the_right_answer_among_wrong_is_an_error() {
    XCTAssertEqual(
      problem(draft("Ohio", "Columbus") { $0.wrong = ["Dayton", "Columbus"] }),
      "card \"Ohio\" has its right answer \"Columbus\" among wrong")
    XCTAssertEqual(
      problem(draft("Ohio", ["é", "b"], kind: .select) { $0.wrong = ["e\u{301}"] }),
      "card \"Ohio\" has its right answer \"é\" among wrong")
    XCTAssertEqual(
      problem(draft("Ohio", "Columbus") { $0.wrong = ["Dayton", ""] }),
      "card \"Ohio\" has an empty wrong")
  }

  func test_values_out_of_range_are_errors() {
    XCTAssertEqual(
      problem(draft("q", "1") { $0.choices = 1 }), "choices of card \"q\" must be 2 or more")
    XCTAssertEqual(
      problem(draft("q", "1", kind: .number) { $0.unitScore = 2 }),
      "unit_score of card \"q\" must be a number from 0 to 1")
    XCTAssertEqual(
      problem(draft("q", "1", kind: .number) { $0.tolerance = .absolute(-1) }),
      "tolerance of card \"q\" must be 0 or more")
    XCTAssertEqual(
      problem(draft("q", "1", kind: .number) { $0.units = ["m": 0] }),
      "units of card \"q\" must be factors other than 0")
  }

  func test_a_number_card_needs_a_number() {
    XCTAssertEqual(
      problem(draft("q", "many", kind: .number)),
      "card \"q\" is a number card, and its answer \"many\" is not a number")
    XCTAssertEqual(
      problem(draft("q", .number(.nan), kind: .number)),
      "card \"q\" is a number card, and its answer \"nan\" is not a number")
  }

  func test_the_nearest_kind_wins() throws {
    let deck = try deck(
      [draft("a", "x"), draft("b", "y", kind: .reveal)], key: KeyOptions(kind: .typed))
    deck.kind = .select
    let game = try deck.game(key: "Show States", options: GameOptions(seed: 1, shuffle: false))
    XCTAssertEqual(game.cards.map(\.kind), [.typed, .reveal])
  }

  func test_a_card_that_fails_leaves_nothing_behind() throws {
    let deck = try Deck(id: "d", title: "D")
    var failed = false
    try deck.addAnswerKey(name: "k") { key in
      try key.add(draft("a", "1"))
      do {
        try key.add(draft("b", ["1", "2"], kind: .select) { $0.reverse = .same })
      } catch {
        failed = true
      }
    }
    let game = try deck.game(key: "k", options: GameOptions(seed: 1))
    XCTAssertTrue(failed)
    XCTAssertEqual(game.cards.map(\.question), ["a"])
  }

  func test_a_draft_can_be_used_again_and_changed() throws {
    var original = draft("a", "1") { $0.explanation = "first" }
    let first = try Card.loose(original)[0]
    original.explanation = "second"
    original.question = "b"
    let second = try Card.loose(original)[0]
    XCTAssertEqual(first.explanation, "first")
    XCTAssertEqual(second.explanation, "second")
  }

  func test_fields_that_were_not_written_have_their_defaults() throws {
    let card = try card(draft("a", "1"))
    XCTAssertEqual(card.hints, [])
    XCTAssertEqual(card.tags, [])
    XCTAssertNil(card.wrong)
    XCTAssertNil(card.explanation)
    XCTAssertNil(card.choices)
    XCTAssertEqual(card.pool, "")
    XCTAssertEqual(card.ignoring, [.letterCase, .space])
    XCTAssertEqual(card.unitScore, 0)
    XCTAssertEqual(card.name, "card \"a\"")
  }

  /// A million cards must fit where a million tables of a script would.
  func test_a_plain_card_is_small() throws {
    let card = try card(draft("a", "1"))
    XCTAssertLessThanOrEqual(instanceSize(Card.self), 88)
    XCTAssertNil(card.details)
  }
}

/// The size of an instance of a class in bytes, header included.
/// - Source: Swift's ABI, `ClassMetadata` without Objective-C: the size follows kind, superclass,
///   flags and address point.
private func instanceSize(_ type: AnyClass) -> UInt32 {
  unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: 24, as: UInt32.self)
}
