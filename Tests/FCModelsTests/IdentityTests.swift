import XCTest

@testable import FCModels

final class IdentityTests: XCTestCase {
  func test_the_full_id_has_deck_key_and_card() throws {
    let card = try card(draft("Alabama", "Montgomery"))
    XCTAssertEqual(card.fullID, "us-capitals/Show States/Alabama")
    XCTAssertEqual(card.id, "Alabama")
  }

  func test_ids_of_key_and_card_stand_in_for_name_and_question() throws {
    let game = try game([draft("Alabama", "Montgomery") { $0.id = "al" }], key: KeyOptions(id: "s"))
    XCTAssertEqual(game.cards[0].fullID, "us-capitals/s/al")
  }

  func test_suffixes_tell_the_cards_of_one_draft_apart() throws {
    let deck = try Deck(id: "d", title: "D")
    try deck.addAnswerKey(name: "k") { key in
      try key.add(draft("a", "b") { $0.reverse = .same })
      var cloze = CardDraft()
      cloze.text = "{{c2::x}} {{c1::y}}"
      cloze.id = "z"
      try key.add(cloze)
      try key.generate(id: "g", count: 2) { _, number in
        draft("q\(number)", "x") { $0.reverse = .same }
      }
    }
    let game = try deck.game(key: "k", options: GameOptions(seed: 1, shuffle: false))
    XCTAssertEqual(
      game.cards.map(\.fullID),
      [
        "d/k/a", "d/k/a#reverse", "d/k/z#c1", "d/k/z#c2", "d/k/g#1", "d/k/g#1#reverse", "d/k/g#2",
        "d/k/g#2#reverse",
      ])
  }

  func test_a_question_with_reserved_characters_makes_an_id_without_them() throws {
    XCTAssertEqual(try card(draft("1/2 #3 = 50%", "x")).id, "1%2F2 %233 = 50%25")
    XCTAssertEqual(try game([draft("a/b", "x"), draft("a%2Fb", "y")]).count, 2)
  }

  func test_an_id_with_reserved_characters_is_refused() throws {
    for id in ["a/b", "a#b"] {
      XCTAssertEqual(
        message { _ = try card(draft("q", "x") { $0.id = id }) },
        "the id \"\(id)\" of card \"q\" can't have / or # in it")
    }
    XCTAssertEqual(
      message { _ = try card(draft("q", "x") { $0.id = " " }) }, "card \"q\" has an empty id")
    XCTAssertEqual(
      message { _ = try Deck(id: "a/b", title: "T") },
      "the id \"a/b\" of deck \"T\" can't have / or # in it")
  }

  func test_two_cards_with_one_question_are_an_error() throws {
    let expected =
      "two cards of \"Show States\" have the question \"X\": "
      + "give each an id, or one card both answers"
    XCTAssertEqual(message { _ = try game([draft("X", "a"), draft("X", "b")]) }, expected)
    XCTAssertEqual(
      message { _ = try game([draft("X", "a"), draft("Y", "c"), draft("X", "b")], shuffle: true) },
      expected)
    XCTAssertEqual(
      message { _ = try game([draft("é", "a"), draft("e\u{301}", "b")]) },
      expected.replacing("X", with: "é"))
  }

  func test_of_several_repeated_questions_the_first_is_reported() throws {
    let drafts = ["a", "b", "c", "b", "c", "a"].map { question in
      draft(question, "answer") { $0.reverse = .same }
    }
    for seed in 0..<20 {
      XCTAssertEqual(
        message { _ = try game(drafts, seed: seed) },
        "two cards of \"Show States\" have the question \"a\": "
          + "give each an id, or one card both answers")
    }
  }

  func test_two_cards_with_one_id_are_an_error() throws {
    let expected = "two cards of \"Show States\" have the id \"x\""
    XCTAssertEqual(
      message {
        _ = try game([draft("a", "1") { $0.id = "x" }, draft("b", "2") { $0.id = "x" }])
      }, expected)
    XCTAssertEqual(
      message { _ = try game([draft("a", "1") { $0.id = "x" }, draft("x", "2")]) }, expected)
  }

  func test_one_question_with_two_ids_is_two_cards() throws {
    let game = try game([
      draft("London", "England") { $0.id = "e" },
      draft("London", "United Kingdom") { $0.id = "uk" },
    ])
    XCTAssertEqual(game.count, 2)
  }

  func test_former_ids_are_full_ids() throws {
    let card = try card(draft("q", "x") { $0.was = ["old", "1/2"] })
    XCTAssertEqual(
      card.formerIDs,
      [
        "us-capitals/Show States/old", "us-capitals/Show States/1%2F2",
      ])
  }
}
