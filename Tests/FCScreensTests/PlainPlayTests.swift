import FCModels
import FCScreens
import XCTest

final class PlainPlayTests: XCTestCase {
  func test_game_prints_title_keys_cards_verdicts_and_result() throws {
    let session = try LineSession(Decks.capitals())
    XCTAssertEqual(
      session.printed, ["U.S. State Capitals", "  1) Show States", "  2) Show Capitals"])
    session.give("1")
    let player = session.player
    let answers = player.game?.currentCard?.answers ?? []
    XCTAssertEqual(answers.count, 3)
    XCTAssertEqual(
      Array(session.printed.dropFirst(3)),
      ["Card 1 of 4", "Alabama"] + answers.enumerated().map { "  \($0.offset + 1)) \($0.element)" })
    XCTAssertEqual(session.give("\(player.rightNumber)").first, "Right.")
    let printed = session.give("\(player.wrongNumber)")
    XCTAssertEqual(
      printed.prefix(3), ["Wrong. The answer is Albany.", "Card 3 of 4", "New Jersey"])
    session.give("Trenton", "oklahoma city")
    XCTAssertEqual(session.printed.suffix(2), ["Right.", "3 right, 1 wrong"])
    guard case .finished? = player.outcome else { return XCTFail("\(player)") }
  }

  func test_single_key_prints_the_title_and_starts() throws {
    let session = try LineSession(Decks.deck(Decks.choice("Alabama", "Montgomery")))
    XCTAssertEqual(session.printed.prefix(3), ["Test", "Card 1 of 1", "Alabama"])
  }

  func test_key_option_picks_and_a_wrong_one_suggests() throws {
    let session = try LineSession([Decks.capitals()]) { $0.keyName = "Show Capitals" }
    XCTAssertEqual(
      session.printed.prefix(3), ["U.S. State Capitals", "Card 1 of 4", "Montgomery"])
    XCTAssertThrowsError(try LineSession([Decks.capitals()]) { $0.keyName = "show states" }) {
      XCTAssertEqual(
        "\($0)",
        "there is no answer key \"show states\" (did you mean \"Show States\"?); "
          + "the answer keys are: \"Show States\", \"Show Capitals\"")
    }
  }

  func test_several_decks_are_listed_first() throws {
    let session = try LineSession([
      Decks.capitals(), Decks.deck(Decks.choice("Alabama", "Montgomery")),
    ])
    XCTAssertEqual(session.printed, ["Decks", "  1) U.S. State Capitals", "  2) Test"])
    XCTAssertEqual(session.give(" test ").prefix(3), ["Test", "Card 1 of 1", "Alabama"])
  }

  func test_number_in_range_is_the_position_and_equals_sign_makes_it_a_text() throws {
    let card = Decks.choice("1 + 2", "3", wrong: ["2", "1"])
    let session = try LineSession(Decks.deck(card, Decks.choice("0 + 3", "3", wrong: ["2", "7"])))
    let place = session.player.rightNumber
    XCTAssertEqual(session.give("\(place)").first, "Right.")
    XCTAssertEqual(session.give("=3").first, "Right.")
  }

  func test_number_out_of_range_can_be_the_text_of_an_answer() throws {
    let session = try LineSession(
      Decks.deck(Decks.choice("Which year?", "1989", wrong: ["1990", "1991"])))
    XCTAssertEqual(session.give("1989").first, "Right.")
  }

  func test_unusable_line_is_refused_with_a_hint_and_not_counted() throws {
    let session = try LineSession(Decks.deck(Decks.choice("Alabama", "Montgomery")))
    for line in ["", "9", "Paris", "="] {
      XCTAssertEqual(session.give(line).count, 1, line)
    }
    XCTAssertEqual(session.player.game?.numLeft, 1)
    XCTAssertEqual(session.give("Montgomery"), ["Right.", "1 right, 0 wrong"])
  }

  func test_select_takes_numbers_with_commas_or_spaces() throws {
    var draft = CardDraft(question: "Primes", answer: .list(["2", "3"]), kind: .select)
    draft.wrong = ["4", "6"]
    let session = try LineSession(Decks.deck(draft))
    XCTAssertEqual(session.give("x").count, 1)
    XCTAssertEqual(session.give("1, 9").count, 1)
    let right = session.player.game?.currentCard?.correctAnswers ?? []
    XCTAssertEqual(session.give("\(right[1]),\(right[0])").first, "Right.")
  }

  func test_select_in_part_says_the_percentage() throws {
    var draft = CardDraft(question: "Primes", answer: .list(["2", "3"]), kind: .select)
    draft.wrong = ["4", "6"]
    let session = try LineSession(Decks.deck(draft))
    let right = session.player.game?.currentCard?.correctAnswers ?? []
    XCTAssertEqual(
      session.give("\(right[0])"),
      ["Partly right, 50 %. The answers are 2, 3.", "0 right, 1 wrong"])
  }

  func test_almost_all_and_almost_nothing_are_partly_right() throws {
    for (score, percent) in [(0.999, 99), (0.001, 1), (0.5, 50)] {
      let draft = Decks.choice("Alabama", "Montgomery") { $0.check = { _, _, _ in (score, nil) } }
      XCTAssertEqual(
        try LineSession(Decks.deck(draft)).give("Juneau").first,
        "Partly right, \(percent) %. The answer is Montgomery.")
    }
  }

  func test_typed_takes_the_line_and_q_is_an_answer() throws {
    let session = try LineSession(
      Decks.deck(
        Decks.typed("Texas", "Austin"), Decks.typed("First", "q"),
        Decks.typed("Alabama", "Montgomery")))
    XCTAssertEqual(session.give("  austin ").first, "Right.")
    XCTAssertEqual(session.give("q").first, "Right.")
    XCTAssertEqual(
      session.give("Montgomry"),
      [
        "Wrong. The answer is Montgomery.", "Compared: Montgom{+e+}ry", "2 right, 1 wrong",
      ])
  }

  func test_reveal_shows_on_enter_and_then_asks() throws {
    let draft = CardDraft(question: "Texas", answer: .text("Austin"), kind: .reveal)
    let session = try LineSession(Decks.deck(draft))
    XCTAssertEqual(
      session.printed.suffix(3), ["Card 1 of 1", "Texas", "Press Enter to see the answer."])
    XCTAssertEqual(session.give("y").count, 1)
    XCTAssertEqual(session.give("").first, "Austin")
    XCTAssertEqual(session.give("perhaps").count, 1)
    XCTAssertEqual(session.give("n"), ["Wrong.", "0 right, 1 wrong"])
  }

  func test_card_answered_by_the_script_says_so_once_and_goes_on() throws {
    let session = try LineSession(
      Decks.deck(Decks.choice("Alabama", "Montgomery"), Decks.choice("Texas", "Austin")))
    let card = try XCTUnwrap(session.player.game?.currentCard)
    _ = try card.recordAnswer(.text("Montgomery"))
    XCTAssertEqual(session.player.screen.lines.count, 5)
    XCTAssertEqual(session.give("2").prefix(3), ["Right.", "Card 2 of 2", "Texas"])
    XCTAssertEqual(session.player.game?.numLeft, 1)
  }

  func test_explanation_and_message_follow_the_verdict() throws {
    let draft = Decks.choice("Alabama", "Montgomery") {
      $0.explanation = "Since 1846."
      $0.check = { _, _, score in (score, "Well done") }
    }
    let session = try LineSession(Decks.deck(draft))
    XCTAssertEqual(
      session.give("Montgomery"), ["Right.", "Well done", "Since 1846.", "1 right, 0 wrong"])
  }

  func test_verdict_is_one_line_also_for_an_answer_of_several() throws {
    let session = try LineSession(Decks.deck(Decks.choice("Which?", "One\nand two")))
    XCTAssertEqual(session.give("Juneau").first, "Wrong. The answer is One and two.")
  }

  func test_refusal_with_a_single_answer_asks_for_it() throws {
    let session = try LineSession(Decks.deck(Decks.choice("Alabama", "Montgomery", wrong: [])))
    XCTAssertEqual(session.give(""), ["Type 1, or the answer."])
  }

  func test_answer_that_ends_like_a_sentence_gets_no_second_stop() throws {
    let session = try LineSession(Decks.deck(Decks.choice("U.S.A.", "Washington, D.C.")))
    XCTAssertEqual(
      session.give("Juneau").first, "Wrong. The answer is Washington, D.C.")
  }

  // MARK: Commands

  func test_hint_undo_and_help() throws {
    let first = Decks.choice("Alabama", "Montgomery") { $0.hints = ["M…", "Mont…"] }
    let session = try LineSession(Decks.deck(first, Decks.choice("Texas", "Austin")))
    XCTAssertEqual(session.give(":u"), ["There is no answer to take back."])
    XCTAssertEqual(session.give(":h", ":h"), ["Hint: M…", "Hint: Mont…"])
    XCTAssertEqual(session.give(":h"), ["There are no more hints."])
    XCTAssertEqual(session.give(":?").count, 2)
    session.give("Juneau")
    XCTAssertEqual(session.give(":u").prefix(2), ["Card 1 of 2", "Alabama"])
    XCTAssertEqual(session.player.game?.numWrong, 0)
    session.give("Montgomery")
    XCTAssertEqual(session.give(":h"), ["There is no hint."])
    XCTAssertEqual(session.give("Austin").last, "2 right, 0 wrong")
  }

  func test_every_way_to_stop_prints_the_result_of_what_was_answered() throws {
    for stop in ["q", ":q", nil] {
      let session = try LineSession(Decks.capitals())
      session.give("1", "Montgomery")
      let printed = stop.map { session.give($0) } ?? session.endInput()
      XCTAssertEqual(printed, ["1 right, 0 wrong"])
      guard case .quit? = session.player.outcome else { return XCTFail("\(session.player)") }
    }
  }

  func test_bare_q_stops_where_a_number_is_asked_for() throws {
    let draft = CardDraft(question: "1 + 1", answer: .integer(2), kind: .number)
    let session = try LineSession(Decks.deck(draft, draft.with(question: "2 + 0")))
    XCTAssertEqual(session.give("2").first, "Right.")
    XCTAssertEqual(session.give("two").count, 1)
    XCTAssertEqual(session.give("q"), ["1 right, 0 wrong"])
  }

  func test_stopping_at_the_start_prints_an_empty_result() throws {
    let session = try LineSession(Decks.capitals())
    XCTAssertEqual(session.give("Show").count, 1)
    XCTAssertEqual(session.give("q"), ["0 right, 0 wrong"])
  }

  func test_end_of_input_in_a_typed_card_stops() throws {
    let session = try LineSession(Decks.deck(Decks.typed("Texas", "Austin")))
    XCTAssertEqual(session.endInput(), ["0 right, 0 wrong"])
  }

  // MARK: Odd decks

  func test_deck_of_no_cards_goes_straight_to_its_result() throws {
    let session = try LineSession(Decks.deck())
    XCTAssertEqual(session.printed, ["Test", "0 right, 0 wrong"])
    XCTAssertTrue(session.player.isFinished)
  }

  func test_error_in_make_and_in_check_ends_as_failed() throws {
    struct Broken: Error {}
    let deck = try Deck(id: "broken", title: "Broken")
    try deck.addAnswerKey(name: "All") { _ in throw Broken() }
    let session = try LineSession(deck)
    XCTAssertEqual(session.printed, ["Broken"])
    guard case .failed(let error)? = session.player.outcome, error is Broken else {
      return XCTFail("\(session.player)")
    }
    let bad = Decks.choice("Texas", "Austin") { $0.check = { _, _, _ in throw Broken() } }
    let second = try LineSession(Decks.deck(Decks.choice("Alabama", "Montgomery"), bad))
    second.give("Montgomery")
    XCTAssertEqual(second.give("Austin"), ["1 right, 0 wrong"])
    guard case .failed? = second.player.outcome else { return XCTFail("\(second.player)") }
  }

  func test_nothing_to_play_is_an_error() throws {
    XCTAssertThrowsError(try LineSession([])) { XCTAssertEqual($0 as? PlayError, .noDecks) }
    let deck = try Deck(id: "empty", title: "Empty")
    XCTAssertThrowsError(try LineSession(deck)) {
      XCTAssertEqual($0 as? PlayError, .noAnswerKeys(deck: "Empty"))
    }
  }

  func test_commands_have_long_names_and_capitals() throws {
    let session = try LineSession([
      Decks.deck(Decks.typed("Alabama", "Montgomery"), Decks.typed("Alaska", "Juneau"))
    ])
    for line in [":hint", ":H", ":Hint"] {
      XCTAssertEqual(session.give(line), ["There is no hint."])
    }
    XCTAssertEqual(session.give(":help"), session.give(":?"))
    _ = session.give("Montgomery")
    XCTAssertEqual(session.give(":Undo").prefix(2), ["Card 1 of 2", "Alabama"])
    XCTAssertEqual(session.give(":QUIT"), ["0 right, 0 wrong"])
  }

  func test_an_unknown_command_is_no_answer() throws {
    let session = try LineSession([
      Decks.deck(Decks.typed("End of a block", ":end"), Decks.typed("A call", ":call()"))
    ])
    XCTAssertEqual(
      session.give(":end"),
      ["There is no command :end; :? tells those there are. As an answer it is =:end."])
    XCTAssertEqual(session.give("=:end").first, "Right.")
    XCTAssertEqual(session.give(":call()").first, "Right.")
  }
}
