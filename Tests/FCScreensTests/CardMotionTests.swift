import FCModels
import FCMotion
import FCScreens
import FCViews
import Support
import XCTest

/// What moves on the card and result screens; `Snapshots` has pictures of moments.
final class CardMotionTests: XCTestCase {
  private func deck() throws -> Deck {
    try Decks.deck(
      Decks.choice("Alabama", "Montgomery") { $0.explanation = "It is on the Alabama River." },
      Decks.choice("New York", "Albany"))
  }

  /// Pictures of a session at some times from now, at two sizes: the text, then how strong it is.
  private func pictures(_ session: MotionSession, at times: [Double]) -> String {
    let start = session.now
    return times.flatMap { time in
      session.wait(start + time - session.now)
      return [(80, 24), (40, 12)].map { columns, rows in
        session.size = Size(columns: columns, rows: rows)
        let canvas = session.canvas
        let rule = String(repeating: "-", count: columns)
        return "\(columns)x\(rows) after \(time) s \(rule)\n\(canvas.text)\n\(canvas.strengths)"
      }
    }.joined(separator: "\n")
  }

  private func answer(_ session: MotionSession, rightly: Bool = true) {
    let player = session.player
    let number = rightly ? player.rightNumber : player.wrongNumber
    session.press(.character(Character("\(number)")))
  }

  // MARK: Pictures

  func test_push_brings_a_card_in() throws {
    let session = try MotionSession(deck())
    session.wait(1)
    answer(session)
    session.press(.enter)
    try assertSnapshot(pictures(session, at: [0, 0.05, 0.125, 0.25]), named: "motion-push")
  }

  func test_flip_lets_the_feedback_appear_and_the_bar_grow() throws {
    let session = try MotionSession(deck())
    session.wait(1)
    answer(session, rightly: false)
    try assertSnapshot(pictures(session, at: [0, 0.1, 0.25]), named: "motion-flip")
  }

  func test_score_counts_up() throws {
    let session = try MotionSession(deck())
    for _ in 0..<2 {
      answer(session)
      session.press(.enter)
    }
    try assertSnapshot(pictures(session, at: [0, 0.1, 0.6]), named: "motion-score")
  }

  func test_an_answer_taken_back_and_a_start_again_come_from_the_left() throws {
    let session = try MotionSession(deck())
    func column(of text: String) throws -> Int {
      let canvas = session.canvas
      for row in 0..<canvas.size.rows {
        let line = canvas.text(ofRow: row)
        if let range = line.range(of: text) {
          return line.distance(from: line.startIndex, to: range.lowerBound)
        }
      }
      throw XCTSkip("\(text) is not shown")
    }
    XCTAssertGreaterThan(try column(of: "1  "), 6)
    session.wait(1)
    let rest = try column(of: "1  ")
    answer(session)
    session.press(.enter)
    XCTAssertGreaterThan(try column(of: "1  "), rest)
    session.press(.character("u"))
    XCTAssertLessThan(try column(of: "1  "), rest)
    for _ in 0..<2 {
      answer(session)
      session.press(.enter)
    }
    session.press(.enter)
    XCTAssertTrue(session.canvas.text.contains("Card 1 of 2"))
    XCTAssertLessThan(try column(of: "1  "), rest)
  }

  // MARK: Keys and levels

  func test_a_key_acts_at_once_and_finishes_what_moves() throws {
    let session = try MotionSession(deck())
    XCTAssertNotNil(session.screen?.layer.animation(forKey: "push"))
    answer(session)
    XCTAssertEqual(session.log, ["push"])
    XCTAssertEqual(session.player.game?.numRight, 1)
    session.press(.enter)
    XCTAssertEqual(session.log, ["push", "flip"])
    XCTAssertTrue(session.canvas.text.contains("Card 2 of 2"))
  }

  func test_a_key_leaves_what_a_script_animates_elsewhere() throws {
    let session = try MotionSession(deck())
    let countdown = Layer()
    let seconds = try Animation(keyPath: "left", from: .number(30), to: .number(0), duration: 30)
    countdown.add(seconds, forKey: "countdown", in: session.motion)
    answer(session)
    XCTAssertTrue(countdown.isAnimating)
  }

  func test_completions_come_in_the_same_order_whatever_is_seen() throws {
    let expected = ["push", "flip", "push", "flip"]
    for level in Motion.Level.allCases {
      let session = try MotionSession(deck(), level: level)
      for _ in 0..<2 {
        session.wait(1)
        answer(session)
        session.wait(1)
        session.press(.enter)
      }
      XCTAssertEqual(session.log, expected, level.rawValue)
      let hasty = try MotionSession(deck(), level: level)
      for _ in 0..<2 {
        answer(hasty)
        hasty.press(.enter)
      }
      XCTAssertEqual(hasty.log, expected, level.rawValue)
      let plain = try MotionSession(deck(), level: level, printsLines: true)
      plain.give("1", "1")
      XCTAssertTrue(plain.player.isFinished)
      XCTAssertEqual(plain.log, expected, "\(level.rawValue), plain")
    }
  }

  func test_an_answer_that_the_script_gives_turns_the_card_too() throws {
    let session = try MotionSession(deck())
    session.wait(1)
    _ = try session.player.game?.answer(.choice(1))
    session.wait(1)
    XCTAssertEqual(session.log, ["push", "flip"])
  }

  func test_basic_fades_in_place_and_none_shows_the_end_at_once() throws {
    func picture(_ level: Motion.Level, after seconds: Double) throws -> Canvas {
      let session = try MotionSession(deck(), level: level)
      session.wait(seconds)
      return session.canvas
    }
    let rest = try picture(.full, after: 1)
    let basic = try picture(.basic, after: 0)
    XCTAssertEqual(basic.text, rest.text)
    XCTAssertNotEqual(basic, rest)
    XCTAssertEqual(try picture(.none, after: 0), rest)
    XCTAssertNotEqual(try picture(.full, after: 0).text, rest.text)
  }

  func test_nothing_changes_when_nothing_moves() throws {
    let session = try MotionSession(deck())
    session.wait(1)
    XCTAssertFalse(session.motion.isAnimating)
    XCTAssertNil(session.player.screen.nextChange(at: session.now))
    XCTAssertFalse(session.player.screen.needsDisplay)
  }

  func test_any_keys_at_any_moment_come_to_the_screens_of_a_play_without_motion() throws {
    let keys: [Key] = [.enter, .enter, .escape, .up, .down, .tab, .function(1)]
    let letters: [Character] = ["1", "2", "3", "u", "u", "?", "h"]
    for seed in 0..<15 {
      var random = SeededRandom(seed: UInt64(seed))
      let level = Motion.Level.allCases[seed % 3]
      let moving = try MotionSession(Decks.capitals(), level: level)
      let still = try ScreenSession(Decks.capitals())
      for step in 0..<60 {
        let key: Key =
          random.int(in: 0...1) == 0
          ? keys[random.int(in: 0...keys.count - 1)]
          : .character(letters[random.int(in: 0...letters.count - 1)])
        moving.press(key)
        still.press(key)
        moving.wait(Double(random.int(in: 0...3)) / 10)
        if step % 6 == 5 {
          moving.wait(1)
          XCTAssertEqual(moving.canvas.text, still.text, "seed \(seed), step \(step)")
          XCTAssertEqual(moving.canvas, still.canvas, "seed \(seed), step \(step)")
        }
      }
      XCTAssertFalse(moving.log.contains("push cancelled"), "seed \(seed)")
    }
  }

  // MARK: Parts

  func test_a_game_has_one_screen_with_a_part_for_each_answer() throws {
    let game = try deck().game(key: "All", options: GameOptions(seed: 1))
    let screen = GameScreen.of(game)
    XCTAssertTrue(screen === GameScreen.of(game))
    XCTAssertEqual(screen.answers.count, 0)
    _ = game.nextCard()
    let answers = screen.answers
    XCTAssertEqual(answers.count, 3)
    _ = game.nextCard()
    XCTAssertTrue(answers[2] === screen.answers[2])
  }

  func test_a_script_moves_the_parts_that_are_shown() throws {
    let session = try MotionSession(deck())
    session.wait(1)
    let screen = try XCTUnwrap(session.screen)
    XCTAssertTrue(session.canvas.text.contains("Alabama"))
    screen.question.layer["opacity"] = .number(0)
    XCTAssertTrue(session.player.screen.needsDisplay)
    XCTAssertFalse(session.canvas.text.contains("Alabama"))
    let right = session.player.rightNumber
    screen.answers[right - 1].layer["opacity"] = .number(0)
    XCTAssertFalse(session.canvas.text.contains("Montgomery"))
    answer(session)
    session.wait(1)
    XCTAssertTrue(session.canvas.text.contains("Right."))
    screen.feedback.layer["opacity"] = .number(0)
    XCTAssertFalse(session.canvas.text.contains("Right."))
    XCTAssertFalse(session.canvas.text.contains("Alabama River"))
    screen.layer["opacity"] = .number(0)
    XCTAssertEqual(session.canvas.text.filter { !$0.isWhitespace }, "")
  }
}
