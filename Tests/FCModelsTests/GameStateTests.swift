import XCTest

@testable import FCModels

final class GameStateTests: XCTestCase {
  private let options = GameOptions(seed: 3, learner: "Ada")

  private func play(_ deck: Deck, answers: Int) throws -> Game {
    let game = try deck.game(key: "Show States", options: options)
    for number in 0..<answers {
      let card = try XCTUnwrap(game.nextCard())
      _ = try game.answer(.choice(number % 3 + 1), cardID: card.fullID)
    }
    return game
  }

  /// What a learner sees of a game.
  private func look(_ game: Game) -> [String] {
    game.cards.map {
      "\($0.fullID) \($0.answers) \(String(describing: $0.response)) \($0.score ?? -1)"
    }
      + ["\(game.numRight) \(game.numWrong) \(game.numLeft) \(game.score)"]
  }

  func test_a_resumed_game_goes_on_where_it_was() throws {
    let deck = try deck(capitalDrafts)
    let game = try play(deck, answers: 2)
    let current = try XCTUnwrap(game.nextCard())
    game.data = .table(["lives": .int(2)])
    let (resumed, gone) = try deck.resume(game.state())
    XCTAssertEqual(gone, [])
    XCTAssertEqual(look(resumed), look(game))
    XCTAssertEqual(resumed.currentCard?.fullID, current.fullID)
    XCTAssertEqual(resumed.learner, "Ada")
    XCTAssertEqual(resumed.data, .table(["lives": .int(2)]))
    XCTAssertEqual(resumed.state(), game.state())
    XCTAssertEqual(resumed.nextCard()?.fullID, game.nextCard()?.fullID)
  }

  func test_a_state_is_a_plain_table_and_back() throws {
    let deck = try deck([
      draft("a", "1") { $0.hints = ["h"] },
      draft("b", ["1", "2"], kind: .select) { $0.wrong = ["3"] },
      draft("c", "x", kind: .typed) { $0.check = { _, _, _ in (0.5, "Half.") } },
      draft("d", .integer(2), kind: .number), draft("e", "x", kind: .reveal),
    ])
    let game = try deck.game(
      key: "Show States", options: GameOptions(seed: 1, shuffle: false, limit: 9, learner: "é"))
    let responses: [Response] = [
      .choice(1), .choices([1, 2]), .text("y"), .number(2), .shown(true),
    ]
    for response in responses {
      _ = game.nextCard()?.nextHint()
      _ = try game.answer(response)
    }
    game.data = .list([.bool(true), .nil, .number(0.5), .text("x"), .int(3)])
    let state = game.state()
    XCTAssertEqual(try GameState(state.plainValue), state)
    XCTAssertEqual(state.hints, ["us-capitals/Show States/a": 1])
    let (resumed, _) = try deck.resume(try GameState(state.plainValue))
    XCTAssertEqual(resumed.cards.map(\.response), game.cards.map(\.response))
    XCTAssertEqual(resumed.cards.map(\.score), game.cards.map(\.score))
    XCTAssertEqual(resumed.cards[2].message, "Half.")
    XCTAssertEqual(resumed.cards[0].hintsUsed, 1)
  }

  func test_answers_of_a_state_run_no_callbacks() throws {
    let checked = [
      draft("a", "x", kind: .typed) {
        $0.check = { _, _, _ in
          XCTFail("checked")
          return (0, nil)
        }
      },
      draft("b", "x", kind: .typed),
    ]
    let deck = try deck(checked)
    var events: [String] = []
    for event in DeckEvent.allCases {
      deck.observe(event) { _, card in events.append("\(event.rawValue) \(card?.question ?? "-")") }
    }
    var state = GameState(deck: "us-capitals", key: "Show States", options: options)
    state.cards = ["us-capitals/Show States/a", "us-capitals/Show States/b"]
    state.position = 1
    state.answers = [
      GameState.Answer(
        card: "us-capitals/Show States/a", response: .text("x"), picked: [], score: 1, message: nil)
    ]
    let (game, _) = try deck.resume(state)
    XCTAssertEqual(game.numRight, 1)
    XCTAssertEqual(events, ["start -", "card b"])
  }

  func test_cards_that_are_gone_are_listed_and_left_out() throws {
    let game = try play(try deck(capitalDrafts), answers: 3)
    let gone = game.cards[1]
    let fewer = try deck(
      capitalDrafts.filter { $0.question != gone.question } + [draft("new", "x")])
    let (resumed, ids) = try fewer.resume(game.state())
    XCTAssertEqual(ids, [gone.fullID])
    XCTAssertEqual(
      resumed.cards.map(\.fullID), game.cards.map(\.fullID).filter { $0 != gone.fullID })
    XCTAssertEqual(resumed.numRight + resumed.numWrong, 2)
    XCTAssertEqual(resumed.currentCard?.fullID, game.cards[3].fullID)
  }

  func test_a_card_is_found_by_the_id_it_had() throws {
    let game = try play(try deck(capitalDrafts), answers: 5)
    let renamed = capitalDrafts.map { original in
      var draft = original
      draft.was = [original.question ?? ""]
      draft.question = "The capital of \(original.question ?? "")?"
      return draft
    }
    let (resumed, gone) = try deck(renamed).resume(game.state())
    XCTAssertEqual(gone, [])
    XCTAssertEqual([resumed.numRight, resumed.numWrong], [game.numRight, game.numWrong])
    XCTAssertEqual(resumed.cards.map(\.answer), game.cards.map(\.answer))
    for (card, old) in zip(resumed.cards, game.cards) {
      // Dealt anew, the same answer stands at another place: the response follows it.
      guard case .choice(let position)? = old.response else { return XCTFail("no choice") }
      let picked = old.answers[position - 1]
      if let now = card.answers.firstIndex(of: picked) {
        XCTAssertEqual(card.response, .choice(now + 1))
      } else {
        XCTAssertEqual(card.response, .text(picked))
      }
    }
  }

  func test_an_answered_current_card_gives_way_to_the_next_unanswered_one() throws {
    let deck = try deck(capitalDrafts)
    let game = try play(deck, answers: 2)
    let (resumed, _) = try deck.resume(game.state())
    XCTAssertEqual(resumed.currentCard?.fullID, game.cards[2].fullID)
  }

  func test_a_game_that_had_not_begun_or_had_ended() throws {
    let deck = try deck(capitalDrafts)
    let fresh = try deck.resume(try play(deck, answers: 0).state()).0
    XCTAssertEqual(fresh.currentCard?.fullID, fresh.cards[0].fullID)
    let answered = try deck.resume(try play(deck, answers: 5).state()).0
    XCTAssertNil(answered.currentCard)
    XCTAssertFalse(answered.hasMoreCards)
    XCTAssertFalse(answered.isFinished)
    let game = try play(deck, answers: 5)
    XCTAssertNil(game.nextCard())
    deck.observe(.result) { _, _ in XCTFail("the result was told before") }
    XCTAssertTrue(try deck.resume(game.state()).0.isFinished)
  }

  func test_undo_goes_on_in_a_resumed_game() throws {
    let deck = try deck(capitalDrafts)
    let game = try play(deck, answers: 2)
    let (resumed, _) = try deck.resume(game.state())
    XCTAssertEqual(resumed.undo()?.fullID, game.cards[1].fullID)
    XCTAssertEqual(resumed.numLeft, 4)
  }

  func test_a_practice_is_resumed_as_one() throws {
    let deck = try deck(capitalDrafts)
    let practice = try play(deck, answers: 5).practice()
    _ = practice.nextCard()
    let (resumed, _) = try deck.resume(practice.state())
    XCTAssertEqual(resumed.cards.map(\.fullID), practice.cards.map(\.fullID))
    XCTAssertEqual(try resumed.again().count, practice.count)
  }

  func test_a_state_of_another_deck_or_of_no_game_is_an_error() throws {
    let deck = try deck(capitalDrafts)
    let state = try play(deck, answers: 1).state()
    let other = try Deck(id: "other", title: "Other")
    XCTAssertEqual(
      message { _ = try other.resume(state) },
      "the state belongs to the deck \"us-capitals\", not to \"other\"")
    let bare = try Deck(id: "us-capitals", title: "T")
    XCTAssertEqual(
      message { _ = try bare.resume(state) }, "deck \"T\" has no answer key \"Show States\"")
    guard case .table(let table) = state.plainValue else { return XCTFail("no table") }
    let broken: [(PlainValue, String)] = [
      (.int(3), "a state is not a table"),
      (.table(table.filter { $0.key != "seed" }), "seed is missing"),
      (.table(table.merging(["cards": .int(1)]) { $1 }), "cards is not a list"),
      (
        .table(table.merging(["cards": .list([.int(1)])]) { $1 }),
        "cards has a value of the wrong type"
      ),
      (.table(table.merging(["answers": .list([.table([:])])]) { $1 }), "card is missing"),
    ]
    for (value, problem) in broken {
      XCTAssertEqual(
        message { _ = try GameState(value) }, "this is not the state of a game: \(problem)")
    }
  }
}
