import FCModels
import FCScreens
import FCText
import FCViews
import Support
import XCTest

/// Learners who press anything in terminals of any size; the same ones in every run.
final class RandomPlayTests: XCTestCase {
  private static let texts = [
    "Alabama", "東京都は日本の首都です。", "👩🏽‍🚀🇫🇷", "e\u{301}\u{301}", "", " ", "\u{1B}[2J\r\n\u{9B}", "a\tb",
    String(repeating: "long ", count: 60), String(repeating: "x", count: 90), "1\n2\n3", "שלום",
  ]

  private func draft(_ random: inout SeededRandom, _ number: Int) -> CardDraft {
    func text() -> String { Self.texts[random.int(in: 0...Self.texts.count - 1)] }
    let kinds: [CardKind] = [.choice, .select, .typed, .number, .reveal]
    let kind = kinds[random.int(in: 0...kinds.count - 1)]
    let answers = (0..<random.int(in: 1...4)).map { "\(text()) \($0)" }
    let answer: AnswerDraft =
      switch kind {
      case .number: .integer(number)
      case .select: .list(answers)
      default: .text(answers[0])
      }
    var draft = CardDraft(question: "\(text()) \(number)", answer: answer, kind: kind)
    if kind == .choice || kind == .select {
      draft.wrong = (0..<random.int(in: 1...14)).map { "\(text()) wrong \($0)" }
      draft.choices = 16
    }
    draft.hints = random.int(in: 0...1) == 0 ? [] : [text(), text()]
    draft.explanation = text()
    draft.image = random.int(in: 0...3) == 0 ? text() : nil
    return draft
  }

  private func deck(_ random: inout SeededRandom) throws -> Deck {
    let deck = try Deck(id: "random", title: "Random")
    let drafts = (0..<random.int(in: 0...5)).map { draft(&random, $0) }
    for name in ["One", "Two"].prefix(random.int(in: 1...2)) {
      try deck.addAnswerKey(name: name) { key in
        for draft in drafts { try key.add(draft) }
      }
    }
    return deck
  }

  private func event(_ random: inout SeededRandom, _ size: Size) -> Event {
    let keys: [Key] = [
      .enter, .enter, .enter, .escape, .tab, .backspace, .delete, .insert, .up, .down, .left,
      .right, .home, .end, .pageUp, .pageDown, .function(1), .function(2), .function(9),
    ]
    let letters: [Character] = [
      "1", "2", "3", "9", "0", "h", "u", "?", "y", "n", " ", "é", "東", "w",
    ]
    switch random.int(in: 0...9) {
    case 0...3:
      return .key(KeyPress(keys[random.int(in: 0...keys.count - 1)]))
    case 4...6:
      return .key(KeyPress(.character(letters[random.int(in: 0...letters.count - 1)])))
    case 7:
      let letter = letters[random.int(in: 0...letters.count - 1)]
      return .key(KeyPress(.character(letter), random.int(in: 0...1) == 0 ? .control : .alt))
    case 8:
      let actions: [MouseEvent.Action] = [.press, .release, .scrollUp, .scrollDown]
      let place = Point(
        column: random.int(in: 0...max(0, size.columns)), row: random.int(in: 0...max(0, size.rows))
      )
      return .mouse(MouseEvent(actions[random.int(in: 0...3)], at: place))
    default:
      return .paste(Self.texts[random.int(in: 0...Self.texts.count - 1)])
    }
  }

  func test_any_keys_at_any_size_draw_sound_canvases() throws {
    var numAnswered = 0
    for seed in 0..<60 {
      var random = SeededRandom(seed: UInt64(seed))
      let deck = try deck(&random)
      deck.observe(.answer) { _, _ in numAnswered += 1 }
      let session = try ScreenSession(deck)
      for _ in 0..<100 where !session.player.isFinished {
        if random.int(in: 0...4) == 0 {
          session.size = Size(
            columns: random.int(in: 0...90), rows: random.int(in: 0...30))
        }
        _ = session.player.screen.receive(event(&random, session.size))
        checkSoundness(of: session.canvas, seed)
      }
    }
    XCTAssertGreaterThan(numAnswered, 80, "the random learners should get somewhere")
  }

  /// Each cell holds what takes its columns, and nothing that could steer a terminal.
  private func checkSoundness(of canvas: Canvas, _ seed: Int) {
    for row in 0..<canvas.size.rows {
      var column = 0
      while column < canvas.size.columns {
        let cell = canvas[column, row]
        XCTAssertFalse(cell.isContinuation, "seed \(seed) at \(column), \(row)")
        let isControl = cell.cluster.unicodeScalars.contains {
          $0.properties.generalCategory == .control
        }
        XCTAssertFalse(isControl, "seed \(seed) at \(column), \(row)")
        let width = columns(of: cell.cluster)
        for offset in 1..<max(1, width) where column + offset < canvas.size.columns {
          XCTAssertTrue(
            canvas[column + offset, row].isContinuation, "seed \(seed) at \(column), \(row)")
        }
        column += max(1, width)
      }
    }
    if let cursor = canvas.cursor {
      XCTAssertTrue(
        Rect(column: 0, row: 0, columns: canvas.size.columns, rows: canvas.size.rows)
          .contains(cursor), "seed \(seed)")
    }
  }

  func test_any_lines_end_in_a_result() throws {
    let lines = [
      "1", "2", "1 2", "", "y", "n", ":h", ":u", ":?", "=1", "x", "1e3", "東京", ":x", "  ",
    ]
    for seed in 0..<150 {
      var random = SeededRandom(seed: UInt64(seed))
      let session = try LineSession(deck(&random))
      for _ in 0..<60 where !session.player.isFinished {
        session.give(lines[random.int(in: 0...lines.count - 1)])
      }
      if !session.player.isFinished { session.endInput() }
      XCTAssertTrue(session.player.isFinished, "seed \(seed)")
      XCTAssertEqual(session.printed.last, session.player.resultLine, "seed \(seed)")
    }
  }
}
