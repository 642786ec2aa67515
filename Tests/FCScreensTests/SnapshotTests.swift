import FCModels
import FCScreens
import FCViews
import Support
import XCTest

/// The stock screens as they look at each size; `Snapshots` has the pictures.
final class SnapshotTests: XCTestCase {
  private static let sizes = [(80, 24), (40, 12), (20, 6), (200, 60)]

  /// Compares what a session shows, at each size.
  private func check(_ session: ScreenSession, _ name: String, line: UInt = #line) throws {
    let pictures = Self.sizes.map { columns, rows in
      session.size = Size(columns: columns, rows: rows)
      let rule = String(repeating: "-", count: columns)
      return "\(columns)x\(rows) \(rule)\n\(session.text)"
    }
    session.size = Size(columns: 80, rows: 24)
    try assertSnapshot(pictures.joined(separator: "\n"), named: name, line: line)
  }

  private func longDeck() throws -> Deck {
    try Decks.deck(
      Decks.choice(
        "Which city at the foot of the Rocky Mountains, founded in the gold rush of 1858 and named "
          + "after a governor of the Kansas Territory, is the capital of Colorado?",
        "Denver", wrong: ["Colorado Springs, the second largest city of the state", "Boulder"]
      ) {
        $0.explanation =
          "Denver City was named after James W. Denver, who had resigned by the time."
        $0.hints = ["It is called the Mile High City."]
      },
      Decks.choice("東京都は日本の首都です。それでは、フランスの首都はどこですか？", "パリ 🇫🇷", wrong: ["リヨン", "ニース"]))
  }

  func test_start_screen() throws {
    let deck = try Decks.capitals()
    deck.description = "The capitals of the fifty states, asked both ways."
    deck.author = "A. Teacher"
    try check(ScreenSession(deck), "start")
  }

  func test_choice_card_before_and_after_the_answer() throws {
    let session = try ScreenSession(Decks.capitals())
    session.press(.character("1"))
    try check(session, "choice-asked")
    session.type("\(session.player.wrongNumber)")
    try check(session, "choice-wrong")
    session.press(.enter)
    session.type("\(session.player.rightNumber)")
    try check(session, "choice-right")
  }

  func test_long_card_and_wide_characters() throws {
    let session = try ScreenSession(longDeck())
    session.press(.character("h"))
    try check(session, "long-asked")
    session.type("\(session.player.wrongNumber)")
    try check(session, "long-wrong")
    session.press(.enter)
    try check(session, "wide-asked")
  }

  func test_select_card() throws {
    var draft = CardDraft(question: "Which are prime?", answer: .list(["2", "3"]), kind: .select)
    draft.wrong = ["4", "6"]
    let session = try ScreenSession(Decks.deck(draft))
    session.type("12")
    try check(session, "select-asked")
    session.press(.enter)
    try check(session, "select-answered")
  }

  func test_typed_card() throws {
    let session = try ScreenSession(Decks.deck(Decks.typed("Alabama", "Montgomery")))
    try check(session, "typed-empty")
    session.type("Montgomryy")
    try check(session, "typed-written")
    session.press(.enter)
    try check(session, "typed-wrong")
  }

  func test_reveal_card() throws {
    let draft = CardDraft(question: "Texas", answer: .text("Austin"), kind: .reveal)
    let session = try ScreenSession(Decks.deck(draft))
    try check(session, "reveal-asked")
    session.press(.enter)
    try check(session, "reveal-shown")
  }

  func test_menu_and_help() throws {
    let session = try ScreenSession(Decks.capitals())
    session.press(.enter)
    session.press(.enter)
    session.press(.escape)
    try check(session, "menu")
    session.press(.escape)
    session.press(.character("?"))
    try check(session, "help")
  }

  func test_result() throws {
    let session = try ScreenSession(Decks.capitals())
    session.press(.enter)
    for index in 0..<4 {
      session.type("\(index == 0 ? session.player.rightNumber : session.player.wrongNumber)")
      session.press(.enter)
    }
    try check(session, "result")
  }

  func test_error() throws {
    struct Broken: Error {}
    let deck = try Deck(id: "broken", title: "Broken")
    try deck.addAnswerKey(name: "All") { _ in throw Broken() }
    let session = try ScreenSession([deck]) {
      $0.reportError = { _ in
        ErrorReport(lines: [
          "quiz.lua:14: attempt to index a nil value (local 'state')", "",
          "  13 |   local state = by_name[name]",
          "> 14 |   key:card { question = state.name, answer = state.capital }",
          "     |                         ~~~~~",
          "  in function <quiz.lua:11>, called by the answer key \"Show States\"",
        ])
      }
    }
    try check(session, "error")
  }

  func test_ascii_only() throws {
    let session = try ScreenSession(longDeck())
    let canvas = Canvas(columns: 60, rows: 20, asciiOnly: true, drawing: session.player.screen)
    try assertSnapshot(canvas.text, named: "ascii")
    XCTAssertTrue(canvas.text.utf8.allSatisfy { $0 < 0x80 })
  }
}
