import Support
import XCTest

/// Games with keys on the full screen of a real terminal.
final class ScreenRunTests: XCTestCase {
  private let kinds = Repository.fixture("kinds.lua")
  private let single = Repository.fixture("single.lua")

  // MARK: Whole games

  func test_whole_game_with_keys_ends_at_the_result_and_gives_the_terminal_back() throws {
    let run = try ScreenRun(kinds, "--seed", "1", "--no-shuffle")
    try run.waits(for: "Kinds")
    XCTAssertTrue(run.text.contains("6  Cloze"))
    XCTAssertTrue(run.pty.mode.isRaw)
    XCTAssertTrue(run.pty.screen.modes.contains(1049))
    try run.press("1", untilShown: "Card 1 of 4")
    try run.press("1", untilShown: "Right.")
    try run.press(Keys.enter, untilShown: "Card 2 of 4")
    try run.press("1", untilShown: "Wrong. The answer is 4.")
    try run.press(Keys.enter, untilShown: "Card 3 of 4")
    try run.press("3", untilShown: "2 right, 1 wrong")
    try run.press(Keys.enter, untilShown: "Card 4 of 4")
    try run.press("2", untilShown: "3 right, 1 wrong")
    try run.press(Keys.enter, untilShown: "75 %")
    XCTAssertTrue(run.text.contains("2 + 2   4"), run.text)
    try run.press("2", untilShown: "Card 1 of 1")
    try run.press("=", untilShown: "2 + 2")
    run.pty.send("q")
    try run.assertEnds(.status(0))
    XCTAssertEqual(run.text.filter { $0 != "\n" }, "")
  }

  func test_arrows_and_enter_choose() throws {
    let run = try ScreenRun(kinds, "--seed", "1", "--no-shuffle")
    try run.waits(for: "› 1  Choice")
    try run.press(Keys.down + Keys.down, untilShown: "› 3  Typed")
    try run.press(Keys.up + Keys.up + Keys.enter, untilShown: "Card 1 of 4")
    try run.press(Keys.down, untilShown: "› 2  2")
    try run.press(Keys.enter, untilShown: "Wrong. The answer is 3.")
    run.pty.send("q")
    try run.assertEnds(.status(0))
  }

  func test_clicks_choose() throws {
    let run = try ScreenRun(single, "--seed", "1", "--no-shuffle")
    try run.waits(for: "Alabama")
    let rows = run.text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try XCTUnwrap(rows.firstIndex { $0.contains("Montgomery") })
    try run.press(Keys.click(column: 12, row: row + 1), untilShown: "Right.")
    try run.press(Keys.click(column: 12, row: 3), untilShown: "Card 2 of 2")
    run.pty.send("q")
    try run.assertEnds(.status(0))
  }

  func test_select_checks_with_digits_and_enter_answers() throws {
    let run = try ScreenRun(kinds, "--key", "Select", "--seed", "1", "--no-shuffle")
    try run.waits(for: "Primes")
    try run.press("13", untilShown: "3  [✓] 2")
    try run.press(Keys.enter, untilShown: "Right.")
    run.pty.send("q")
    try run.assertEnds(.status(0))
  }

  func test_reveal_shows_with_enter_and_takes_y_or_n() throws {
    let run = try ScreenRun(kinds, "--key", "Reveal", "--seed", "1", "--no-shuffle")
    try run.waits(for: "Say the alphabet.")
    XCTAssertFalse(run.text.contains("a b c d …"))
    try run.press(Keys.enter, untilShown: "a b c d …")
    try run.press("y", untilShown: "Right.")
    try run.press(Keys.enter, untilShown: "Count to three.")
    try run.press(Keys.enter, untilShown: "1 2 3")
    try run.press("n", untilShown: "Wrong.")
    run.pty.send("q")
    try run.assertEnds(.status(0))
  }

  // MARK: Writing

  func test_letters_are_text_where_they_can_be_an_answer() throws {
    let run = try ScreenRun(kinds, "--key", "Typed", "--seed", "1", "--no-shuffle")
    try run.waits(for: "The letter after p?")
    try run.press("q", untilShown: "› q")
    try run.press(Keys.enter, untilShown: "Right.")
    try run.press(Keys.enter, untilShown: "Capital of Texas?")
    try run.press("hu?", untilShown: "› hu?")
    try run.press(Keys.hintKey, untilShown: "Hint: Six letters")
    try run.press(Keys.control("U") + "austin", untilShown: "› austin")
    try run.press(Keys.enter, untilShown: "2 right, 0 wrong")
    try run.press(Keys.enter, untilShown: "Capital of Alabama?")
    try run.press(Keys.control("U"), untilShown: "1 right, 0 wrong")
    XCTAssertTrue(run.text.contains("Capital of Texas?"))
    run.pty.send(Keys.control("Q"))
    try run.assertEnds(.status(0))
  }

  func test_pasted_text_is_written_and_not_taken_as_keys() throws {
    let run = try ScreenRun(kinds, "--key", "Typed", "--seed", "1", "--no-shuffle")
    try run.waits(for: "The letter after p?")
    try run.press("\u{1B}[200~q\rq\u{1B}[201~", untilShown: "› q q")
    run.pty.send(Keys.control("C"))
    try run.assertEnds(.status(130))
  }

  // MARK: Commands

  func test_hint_undo_help_and_menu() throws {
    let run = try ScreenRun(single, "--seed", "1", "--no-shuffle")
    try run.waits(for: "Alabama")
    try run.press("h", untilShown: "Hint: Not Juneau.")
    try run.press("2", untilShown: "Wrong. The answer is Montgomery.")
    XCTAssertTrue(run.text.contains("Since 1846."))
    try run.press("u", untilShown: "0 right, 0 wrong")
    try run.press("1", untilShown: "1 right, 0 wrong")
    try run.press("?", untilShown: "Keys")
    XCTAssertTrue(run.text.contains("Ctrl-C      stop at once"), run.text)
    try run.press(Keys.escape, untilShown: "Right.")
    try run.press(Keys.escape, untilShown: "Menu")
    XCTAssertTrue(run.text.contains("Undo answer"))
    try run.press(Keys.escape, untilShown: "Right.")
    try run.press(Keys.enter, untilShown: "Alaska")
    run.pty.send("q")
    try run.assertEnds(.status(0))
  }

  func test_keys_typed_ahead_are_taken_in_order_and_those_after_quitting_dropped() throws {
    let run = try ScreenRun(kinds, "--seed", "1", "--no-shuffle")
    try run.waits(for: "Kinds")
    run.pty.send("11\r1\rq1\ru?")
    try run.assertEnds(.status(0))
  }

  // MARK: Sizes

  func test_twenty_columns_and_six_rows_are_enough() throws {
    let run = try ScreenRun(single, "--seed", "1", "--no-shuffle", columns: 20, rows: 6)
    try run.waits(for: "Alabama")
    XCTAssertTrue(run.text.contains("1  Montgomery"), run.text)
    try run.press("1", untilShown: "Right.")
    try run.press(Keys.enter, untilShown: "Alaska")
    try run.press("1", untilShown: "Wrong.")
    try run.press(Keys.enter, untilShown: "Start again")
    run.pty.send("q")
    try run.assertEnds(.status(0))
  }

  func test_resizing_keeps_the_game() throws {
    let run = try ScreenRun(single, "--seed", "1", "--no-shuffle")
    try run.waits(for: "Alabama")
    run.pty.resize(columns: 1, rows: 1)
    run.pty.send("1")
    run.pty.resize(columns: 40, rows: 12)
    try run.waits(for: "Right.")
    XCTAssertTrue(run.text.contains("1 right, 0 wrong"), run.text)
    run.pty.resize(columns: 200, rows: 60)
    try run.press(Keys.enter, untilShown: "Card 2 of 2")
    run.pty.send("q")
    try run.assertEnds(.status(0))
  }
}
