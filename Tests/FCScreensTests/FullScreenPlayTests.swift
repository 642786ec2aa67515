import FCModels
import FCScreens
import FCViews
import Support
import XCTest

final class FullScreenPlayTests: XCTestCase {
  private func text(of draft: CardDraft) throws -> ScreenSession {
    try ScreenSession(Decks.deck(draft, Decks.choice("Next card", "Montgomery")))
  }

  // MARK: Start

  func test_start_screen_is_skipped_with_one_key_or_a_chosen_one() throws {
    let one = try ScreenSession(Decks.deck(Decks.choice("Alabama", "Montgomery")))
    XCTAssertTrue(one.shows("Card 1 of 1"))
    let chosen = try ScreenSession([Decks.capitals()]) { $0.keyName = "Show Capitals" }
    XCTAssertTrue(chosen.shows("Montgomery"))
  }

  func test_esc_goes_back_from_the_keys_to_the_decks() throws {
    let session = try ScreenSession([
      Decks.capitals(), Decks.deck(Decks.choice("Alabama", "Montgomery")),
    ])
    XCTAssertTrue(session.shows("Decks"))
    session.press(.enter)
    XCTAssertTrue(session.shows("Show States"))
    session.press(.escape)
    XCTAssertTrue(session.shows("Decks"))
  }

  // MARK: Cards

  func test_digit_answers_and_enter_space_digit_or_click_goes_on() throws {
    let session = try ScreenSession(Decks.capitals())
    session.press(.down)
    session.press(.up)
    session.press(.enter)
    let ways: [() -> Void] = [
      { session.press(.enter) }, { session.press(.character(" ")) },
      { session.press(.character("3")) },
    ]
    for (index, goOn) in ways.enumerated() {
      session.type("\(session.player.rightNumber)")
      XCTAssertTrue(session.shows("✓ Right."))
      XCTAssertTrue(session.shows("Card \(index + 1) of 4"))
      goOn()
    }
    session.type("\(session.player.rightNumber)")
    session.click(on: "Oklahoma")
    XCTAssertTrue(session.shows("100 %"))
    XCTAssertTrue(session.shows("✓ 4 right"))
  }

  func test_click_on_an_answer_answers() throws {
    let session = try ScreenSession(Decks.capitals())
    session.click(on: "Show Capitals")
    session.click(on: "Alabama")
    XCTAssertEqual(session.player.game?.numRight, 1)
  }

  func test_long_lists_of_answers_scroll_and_take_numbers_of_two_digits() throws {
    let wrong = (1...14).map { "wrong \($0)" }
    let session = try text(
      of: Decks.choice("Which?", "right", wrong: wrong) { $0.choices = 15 })
    session.size = Size(columns: 40, rows: 10)
    XCTAssertTrue(session.shows("1-15 select   Enter answer"))
    let number = session.player.rightNumber
    session.type("15")
    XCTAssertTrue(session.shows("› 15"))
    XCTAssertTrue(session.shows("Which?"))
    session.press(.home)
    session.type("\(number)")
    session.press(.enter)
    XCTAssertTrue(session.shows("✓ Right."))
  }

  func test_hint_is_shown_and_its_key_disappears_with_the_last() throws {
    let session = try text(of: Decks.choice("Alabama", "Montgomery") { $0.hints = ["M…"] })
    XCTAssertTrue(session.shows("h hint"))
    session.press(.character("h"))
    XCTAssertTrue(session.shows("Hint: M…"))
    XCTAssertFalse(session.shows("h hint"))
  }

  func test_undo_asks_the_card_again_even_after_the_last_one() throws {
    let session = try ScreenSession(Decks.deck(Decks.choice("Alabama", "Montgomery")))
    session.type("\(session.player.wrongNumber)")
    session.press(.character("u"))
    XCTAssertTrue(session.shows("Card 1 of 1"))
    XCTAssertFalse(session.shows("Wrong"))
    session.type("\(session.player.wrongNumber)")
    session.press(.enter)
    XCTAssertTrue(session.shows("0 %"))
    session.press(.character("u"))
    session.type("\(session.player.rightNumber)")
    session.press(.enter)
    XCTAssertTrue(session.shows("100 %"))
  }

  func test_letters_are_text_in_a_field_and_commands_have_other_keys() throws {
    var draft = Decks.typed("First letters", "hq?u")
    draft.hints = ["Four of them"]
    let session = try text(of: draft)
    XCTAssertTrue(session.shows("F2 hint"))
    session.type("hq?u")
    session.press(.function(2))
    XCTAssertTrue(session.shows("Hint: Four"))
    session.press(.function(1))
    XCTAssertTrue(session.shows("Keys"))
    session.press(.escape)
    session.press(.enter)
    XCTAssertTrue(session.shows("✓ Right."))
    session.press(.character("u"))
    XCTAssertEqual(session.player.game?.numRight, 0)
    session.press(.character("q"), .control)
    XCTAssertTrue(session.player.isFinished)
  }

  func test_empty_field_is_refused_with_a_notice() throws {
    let session = try text(of: Decks.typed("Texas", "Austin"))
    session.press(.enter)
    XCTAssertTrue(session.shows("Write an answer first."))
    session.type("Austin")
    session.press(.enter)
    XCTAssertTrue(session.shows("✓ Right."))
    XCTAssertFalse(session.shows("Write an answer first."))
  }

  func test_reveal_is_answered_with_y_and_n() throws {
    let session = try text(
      of: CardDraft(question: "Texas", answer: .text("Austin"), kind: .reveal))
    XCTAssertFalse(session.shows("Austin"))
    session.press(.character("y"))
    XCTAssertEqual(session.player.game?.numLeft, 2)
    session.press(.enter)
    XCTAssertTrue(session.shows("Austin"))
    session.press(.character("y"))
    XCTAssertTrue(session.shows("✓ Right."))
  }

  func test_explanation_message_and_pictures_are_shown() throws {
    let session = try text(
      of: Decks.choice("Alabama", "Montgomery") {
        $0.explanation = "Since 1846."
        $0.image = "alabama.png"
        $0.answerImage = "montgomery.png"
        $0.check = { _, _, score in (score / 2, "Half of it") }
      })
    XCTAssertTrue(session.shows("Picture: alabama.png"))
    session.type("\(session.player.rightNumber)")
    for part in [
      "~ Partly right, 50 %. The answer is Montgomery.", "Half of it", "Picture: montgomery.png",
      "Since 1846.",
    ] {
      XCTAssertTrue(session.shows(part), part)
    }
  }

  func test_escape_sequences_of_a_script_are_shown_and_not_obeyed() throws {
    let session = try text(
      of: Decks.choice("\u{1B}[2J", "\u{7}Montgomery", wrong: ["\u{9B}1m"]))
    XCTAssertTrue(session.shows("^[[2J"))
    XCTAssertTrue(session.shows("^GMontgomery"))
    XCTAssertTrue(session.shows("<U+009B>1m"))
  }

  // MARK: A script that plays along

  func test_answer_recorded_by_the_script_shows() throws {
    let session = try text(of: Decks.typed("Texas", "Austin"))
    let card = try XCTUnwrap(session.player.game?.currentCard)
    session.player.screen.needsDisplay = false
    _ = try card.recordAnswer(.text("Dallas"))
    XCTAssertTrue(session.player.screen.needsDisplay)
    XCTAssertTrue(session.shows("✗ Wrong. The answer is Austin."))
    XCTAssertTrue(session.shows("Dallas"))
    _ = session.player.game?.undo()
    XCTAssertTrue(session.shows("Type the answer"))
  }

  func test_game_moved_on_by_the_script_shows_its_card_at_the_next_answer() throws {
    let session = try text(of: Decks.choice("Alabama", "Montgomery"))
    _ = session.player.game?.nextCard()
    session.press(.character("1"))
    XCTAssertTrue(session.shows("Next card"))
    XCTAssertEqual(session.player.game?.numLeft, 2)
  }

  // MARK: Menu and result

  func test_menu_opens_with_esc_and_closes_with_esc() throws {
    let session = try ScreenSession(Decks.capitals())
    session.press(.enter)
    let card = session.text
    session.press(.escape)
    XCTAssertTrue(session.shows("Menu"))
    session.press(.escape)
    XCTAssertEqual(session.text, card)
    session.press(.escape)
    session.click(on: "Skip card")
    XCTAssertTrue(session.shows("Card 2 of 4"))
    session.press(.escape)
    session.click(on: "Back to start")
    XCTAssertTrue(session.shows("Show States"))
  }

  func test_asking_for_a_hint_where_there_is_none_is_answered() throws {
    let session = try ScreenSession(
      Decks.deck(Decks.choice("Alabama", "Montgomery"), Decks.typed("Alaska", "Juneau")))
    session.press(.character("h"))
    XCTAssertTrue(session.shows("There is no hint."), session.text)
    session.type("\(session.player.rightNumber)")
    session.press(.enter)
    session.press(.function(2))
    XCTAssertTrue(session.shows("There is no hint."), session.text)
  }

  func test_key_line_of_a_selection_names_space() throws {
    let draft = CardDraft(question: "Primes", answer: ["2", "3"], kind: .select)
    let session = try ScreenSession(Decks.deck(draft, Decks.choice("Alabama", "Montgomery")))
    XCTAssertTrue(session.shows("Space check"), session.text)
  }

  func test_result_counts_what_is_partly_right() throws {
    var draft = CardDraft(question: "Primes", answer: ["2", "3"], kind: .select)
    draft.wrong = ["4"]
    let session = try ScreenSession(Decks.deck(draft))
    session.type("3")
    session.press(.enter)
    session.press(.enter)
    XCTAssertTrue(session.shows("50 %"), session.text)
    XCTAssertTrue(session.shows("0 right"), session.text)
  }

  func test_long_answer_is_shown_from_its_first_line() throws {
    let words = (1...400).map { "word\($0)" }.joined(separator: " ")
    let session = try ScreenSession(
      Decks.deck(CardDraft(question: "Recite", answer: .text(words), kind: .reveal)))
    XCTAssertFalse(session.shows("PgDn"))
    session.press(.enter)
    XCTAssertTrue(session.shows("word1 word2"), session.text)
    XCTAssertTrue(session.shows("PgUp PgDn scroll"), session.text)
    for _ in 1...10 { session.press(.pageDown) }
    XCTAssertTrue(session.shows("I did not know it"), session.text)
    XCTAssertFalse(session.shows("word1 word2"))
    session.press(.down)
    XCTAssertTrue(session.shows("I did not know it"), session.text)
  }

  func test_result_lists_missed_cards_and_practises_them() throws {
    let session = try ScreenSession(Decks.capitals())
    session.press(.enter)
    for wrong in [true, false, false, true] {
      session.type("\(wrong ? session.player.wrongNumber : session.player.rightNumber)")
      session.press(.enter)
    }
    XCTAssertTrue(session.shows("50 %"))
    XCTAssertTrue(session.shows("Alabama    Montgomery"))
    session.press(.character("2"))
    XCTAssertTrue(session.shows("Card 1 of 2"))
    for _ in 1...2 {
      session.type("\(session.player.rightNumber)")
      session.press(.enter)
    }
    XCTAssertFalse(session.shows("Practice"))
    session.press(.character("1"))
    XCTAssertTrue(session.shows("Show States"))
  }

  func test_missed_cards_are_shown_in_full() throws {
    let words = (1...20).map { "word\($0)" }
    let text = words.joined(separator: " ")
    let session = try ScreenSession(
      Decks.deck(Decks.typed("Say \(text)", "Said \(text)"), Decks.typed("Texas", "Austin")))
    for answer in ["no", "nothing"] {
      session.type(answer)
      session.press(.enter)
      session.press(.enter)
    }
    for columns in [80, 40] {
      session.size = Size(columns: columns, rows: 40)
      let shown = session.text.split { $0.isWhitespace }.map(String.init)
      for word in words { XCTAssertEqual(shown.filter { $0 == word }.count, 2, word) }
    }
  }

  func test_start_again_with_one_key_plays_a_new_whole_game() throws {
    var seeds = [7, 8, 9]
    let session = try ScreenSession([
      Decks.deck(Decks.choice("Alabama", "Montgomery"), Decks.choice("Texas", "Austin"))
    ]) { $0.seed = { seeds.removeFirst() } }
    for wrong in [true, false] {
      session.type("\(wrong ? session.player.wrongNumber : session.player.rightNumber)")
      session.press(.enter)
    }
    session.press(.character("2"))
    session.type("\(session.player.rightNumber)")
    session.press(.enter)
    session.press(.character("1"))
    XCTAssertTrue(session.shows("Card 1 of 2"))
    XCTAssertEqual(session.player.game?.seed, 9)
  }

  func test_deck_of_no_cards_goes_straight_to_its_result() throws {
    let session = try ScreenSession(Decks.deck())
    XCTAssertTrue(session.shows("There are no cards here."))
    XCTAssertFalse(session.shows("%"))
    XCTAssertTrue(session.shows("Start again"))
    session.press(.character("q"))
    guard case .finished? = session.player.outcome else { return XCTFail("\(session.player)") }
  }

  // MARK: The end

  func test_q_quits_and_the_result_event_comes_once() throws {
    let deck = try Decks.capitals()
    var results = 0
    deck.observe(.result) { _, _ in results += 1 }
    let session = try ScreenSession(deck)
    session.press(.enter)
    session.type("\(session.player.rightNumber)")
    session.press(.character("q"))
    session.player.quit()
    guard case .quit? = session.player.outcome else { return XCTFail("\(session.player)") }
    XCTAssertEqual(results, 1)
    XCTAssertEqual(session.player.resultLine, "1 right, 0 wrong")
  }

  func test_error_is_told_at_the_width_of_the_page() throws {
    struct Broken: Error {}
    let bad = Decks.choice("Texas", "Austin") { $0.check = { _, _, _ in throw Broken() } }
    let session = try ScreenSession([Decks.deck(bad)]) {
      $0.reportError = { _ in ErrorReport { ["fits \($0)"] } }
    }
    session.press(.character("1"))
    XCTAssertTrue(session.text.contains("fits 72"), session.text)
  }

  func test_error_is_shown_and_the_play_fails_when_it_is_left() throws {
    struct Broken: Error {}
    let bad = Decks.choice("Texas", "Austin") { $0.check = { _, _, _ in throw Broken() } }
    let session = try ScreenSession([Decks.deck(Decks.choice("Alabama", "Montgomery"), bad)]) {
      $0.reportError = { _ in ErrorReport(lines: ["quiz.lua:3: broken"]) }
    }
    session.type("\(session.player.rightNumber)")
    session.press(.enter)
    session.press(.character("1"))
    XCTAssertTrue(session.shows("quiz.lua:3: broken"))
    XCTAssertTrue(session.shows("So far: 1 right, 0 wrong"))
    XCTAssertFalse(session.player.isFinished)
    session.press(.enter)
    guard case .failed(let error)? = session.player.outcome, error is Broken else {
      return XCTFail("\(session.player)")
    }
  }

  func test_player_and_its_screens_are_released() throws {
    weak var released: Player?
    do {
      let session = try ScreenSession(Decks.capitals())
      session.press(.enter)
      session.press(.escape)
      released = session.player
      XCTAssertNotNil(released)
    }
    XCTAssertNil(released)
  }
}
