import Support
import XCTest

/// Scripts that show screens, on the full screen of a real terminal.
final class AppRunTests: XCTestCase {
  private let app = Repository.fixture("app.lua")

  func test_an_app_is_used_with_keys() throws {
    let run = try ScreenRun(app, "--animations", "none")
    try run.waits(for: "› Apple")
    try run.press(Keys.down + Keys.enter, untilShown: "All about Banana")
    try run.press(Keys.enter, untilShown: "Unfavorite")
    try run.press("\u{1B}", untilShown: "Banana ★")
    // Letters go into the field, and the tab is changed by keys.
    try run.press("\t", untilShown: "Left Right")
    try run.press("\u{1B}[C", untilShown: "New fruit")
    try run.press("\tquince\r", untilShown: "F2 fail")
    try run.press("\t", untilShown: "› Add ‹")
    try run.press("1", untilShown: "quince")
    run.pty.send("q")
    try run.assertEnds(.status(0))
    XCTAssertEqual(run.text.split(separator: "\n").map(String.init), ["added quince", "closed"])
  }

  func test_an_app_works_in_the_smallest_terminal() throws {
    let run = try ScreenRun(app, "--animations", "none", columns: 20, rows: 6)
    try run.waits(for: "› Apple")
    try run.press(Keys.down + Keys.enter, untilShown: "Favorite")
    try run.press(Keys.enter, untilShown: "Unfavorite")
    try run.press("\u{1B}", untilShown: "Banana ★")
    run.pty.send("\u{3}")
    try run.assertEnds(.status(130))
  }

  func test_the_last_screen_that_is_taken_away_ends_the_app() throws {
    let run = try ScreenRun(app, "--animations", "none")
    try run.waits(for: "› Apple")
    run.pty.send("d")
    try run.assertEnds(.status(0))
    XCTAssertTrue(run.text.contains("closed"))
  }

  func test_an_error_is_told_at_once_and_when_the_terminal_is_given_back() throws {
    let run = try ScreenRun(app, "--animations", "none")
    try run.waits(for: "› Apple")
    try run.press("x", untilShown: "app.lua:46: no fruit")
    try run.press(Keys.down, untilShown: "› Banana")
    XCTAssertFalse(run.text.contains("no fruit"), run.text)
    run.pty.send("q")
    try run.assertEnds(.status(1))
    XCTAssertTrue(run.text.contains("no fruit"), run.text)
    XCTAssertTrue(run.text.contains("command \"fail\""), run.text)
  }

  func test_a_script_that_is_stopped_is_told_of_on_a_screen() throws {
    let run = try ScreenRun(app, "--animations", "none", "--timeout", "0.2")
    try run.waits(for: "› Apple")
    try run.press("l", untilShown: "The script was stopped")
    run.pty.send(Keys.enter)
    try run.assertEnds(.status(3))
  }

  func test_a_main_chunk_goes_on_while_its_screens_are_shown() throws {
    let run = try ScreenRun(Repository.fixture("waits.lua"), "--animations", "none")
    for text in ["one", "two", "three"] { try run.waits(for: text) }
    try run.assertEnds(.status(1))
    // Printed between two sittings, so the second one covers it on a screen with one buffer.
    XCTAssertTrue(String(decoding: run.pty.output, as: UTF8.self).contains("done\r\n"))
    XCTAssertTrue(run.text.contains("failed meanwhile"), run.text)
  }

  func test_the_card_screen_of_a_script_is_played_with_keys() throws {
    let run = try ScreenRun("scripts/own-screens.lua", "--seed", "1", "--limit", "2")
    try run.waits(for: "Show States")
    try run.press("1", untilShown: "Card 1 of 2")
    try run.press("1", untilShown: "Right.")
    try run.press(Keys.enter, untilShown: "Card 2 of 2")
    try run.press("u", untilShown: "Card 1 of 2")
    try run.press("2", untilShown: "Wrong. The answer is")
    try run.press(Keys.enter, untilShown: "Card 2 of 2")
    try run.press("1", untilShown: "Next")
    try run.press(Keys.enter, untilShown: "Start again")
    run.pty.send("q")
    try run.assertEnds(.status(0))
  }

  func test_what_was_written_is_not_dropped_by_q_without_a_question() throws {
    let run = try ScreenRun(
      "scripts/smoothies.lua", "--store", "memory", "--animations", "none")
    try run.waits(for: "› Green Morning")
    try run.press("a", untilShown: "New smoothie")
    try run.press("Pear", untilShown: "Pear")
    for key in [Keys.control("Q"), "\t\tq"] {
      try run.press(key, untilShown: "Drop what you have written?")
      try run.press(Keys.enter, untilShown: "Pear")
    }
    try run.press("q", untilShown: "Drop what you have written?")
    run.pty.send("\t" + Keys.enter)
    try run.assertEnds(.status(0))
  }

  func test_a_recipe_is_written_marked_deleted_and_brought_back_with_keys() throws {
    let run = try ScreenRun(
      "scripts/smoothies.lua", "--store", "memory", "--animations", "none")
    try run.waits(for: "› Green Morning")
    try run.press("a", untilShown: "New smoothie")
    run.pty.send("Oat Coat\tBlend oats.")
    try run.press("\u{1B}", untilShown: "› Save ‹")
    try run.press(Keys.enter, untilShown: "› Oat Coat")
    try run.press(Keys.enter, untilShown: "Blend oats.")
    try run.press(Keys.enter, untilShown: "Remove from favorites")
    try run.press("\u{1B}", untilShown: "Oat Coat ★")
    try run.press("\u{1B}[3~", untilShown: "Delete Oat Coat?")
    try run.press("y", untilShown: "3 recipes")
    try run.press("u", untilShown: "Oat Coat ★")
    run.pty.send("q")
    try run.assertEnds(.status(0))
  }
}
