import Foundation
import Support
import XCTest

/// `fcscript run --watch`: scripts that are written while they are played.
final class WatchRunTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "fcscript-watch-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private var path: String { folder.appending(path: "quiz.lua").path }

  private func write(_ text: String, atomically: Bool = true) throws {
    try text.write(toFile: path, atomically: atomically, encoding: .utf8)
  }

  private func deck(_ second: String) -> String {
    """
    local deck = fc.deck { title = "T" }
    deck:answer_key("A", function(key)
      key:card { question = "One?", answer = "1", kind = "typed", id = "one" }
      key:card { question = "\(second)", answer = "2", kind = "typed", id = "two" }
    end)
    return deck
    """
  }

  func test_lines_go_on_with_the_changed_script() throws {
    try write(deck("Two?"))
    let program = try Program(["run", "--watch", "--no-shuffle", path])
    program.send("1\n")
    try program.waitForOutput("Two?")
    try write(deck("Broken\" .. nil .. \""))
    try program.waitForErrors("quiz.lua:4")
    try write(deck("Mended?"), atomically: false)
    try program.waitForOutput("Card 2 of 2\nMended?")
    program.send("2\n")
    program.closeInput()
    XCTAssertEqual(try program.waitForEnding(), .status(0))
    XCTAssertTrue(program.outputText.hasSuffix("2 right, 0 wrong\n"), program.outputText)
  }

  func test_full_screen_shows_the_error_until_it_is_mended() throws {
    try write(deck("Two?"))
    let run = try ScreenRun("--watch", "--no-shuffle", path)
    try run.waits(for: "One?")
    try run.press("1" + Keys.enter, untilShown: "Right.")
    try run.press(Keys.enter, untilShown: "Two?")
    try write(deck("Two?") + ")")
    try run.waits(for: "The changed script has an error")
    XCTAssertTrue(run.text.contains("quiz.lua:6"), run.text)
    try run.press(Keys.enter, untilShown: "Two?")
    try write(deck("Two?") + "]")
    try run.waits(for: "The changed script has an error")
    try write(deck("Zwei?"))
    try run.waits(for: "Zwei?")
    XCTAssertTrue(run.text.contains("1 right, 0 wrong"), run.text)
    try run.press("2" + Keys.enter, untilShown: "2 right, 0 wrong")
    run.pty.send(Keys.control("Q"))
    try run.assertEnds(.status(0))
  }

  func test_each_error_of_a_deck_that_never_played_is_shown() throws {
    try write(deck("Two?\", answr = \""))
    let run = try ScreenRun("--watch", "--no-shuffle", path)
    try run.waits(for: "unknown field 'answr'")
    try write(deck("Two?\", hnt = \""))
    try run.waits(for: "The changed script has an error, too")
    XCTAssertTrue(run.text.contains("unknown field 'hnt'"), run.text)
    try run.press("q", untilShown: "unknown field 'answr'")
    try write(deck("Two?"))
    try run.waits(for: "Card 1 of 2")
    XCTAssertFalse(run.text.contains("unknown field"), run.text)
    run.pty.send(Keys.control("Q"))
    try run.assertEnds(.status(0))
  }

  func test_script_that_ends_runs_again_when_it_changes() throws {
    try write("print 'first'")
    let program = try Program(["run", "--watch", path])
    try program.waitForOutput("first")
    try write("print(")
    try program.waitForErrors("quiz.lua:1: ')' is missing for the '('")
    try write("print 'second' fc.quit(4)")
    try program.waitForOutput("second")
    XCTAssertEqual(try program.waitForEnding(), .status(4))
  }

  func test_script_that_goes_on_is_replaced_once_the_new_one_can_be_loaded() throws {
    try write("print 'first' fc.every(0.01, function() print 'tick' end)")
    let program = try Program(["run", "--watch", path])
    try program.waitForOutput("tick")
    try write("print(")
    try program.waitForErrors("quiz.lua:1: ')' is missing for the '('")
    let before = program.outputText.count
    while program.outputText.count == before { try program.waitForMore() }
    try write("fc.quit(0)")
    XCTAssertEqual(try program.waitForEnding(), .status(0))
  }

  func test_screens_of_a_script_begin_again() throws {
    func screen(_ text: String) -> String {
      "fc.ui.push(fc.ui.screen { title = 'S', fc.ui.label { text = '\(text)' } })"
    }
    try write(screen("before"))
    let run = try ScreenRun("--watch", path)
    try run.waits(for: "before")
    try write("fc.ui.push(")
    try run.waits(for: "The changed script has an error")
    try write(screen("after"))
    try run.waits(for: "after")
    run.pty.send("q")
    try run.assertEnds(.status(0))
  }
}
