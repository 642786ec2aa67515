import FCModels
import XCTest

@testable import FCStore

final class SavedGameTests: StoreTestCase {
  private func deck(_ states: String..., was: [String: String] = [:]) throws -> Deck {
    try deck(of: states, was: was)
  }

  private func deck(of states: [String], was: [String: String] = [:]) throws -> Deck {
    let deck = try Deck(id: "us-capitals", title: "Capitals")
    try deck.addAnswerKey(name: "States") { key in
      for state in states {
        var draft = CardDraft(question: state, answer: .text("capital of \(state)"))
        draft.kind = .typed
        draft.was = was[state].map { [$0] } ?? []
        try key.add(draft)
      }
    }
    return deck
  }

  private func game(of deck: Deck, learner: String? = nil) throws -> Game {
    try deck.game(
      key: "States", options: GameOptions(seed: 7, shuffle: false, learner: learner))
  }

  /// Answers the next card, right or wrong, and keeps the answer.
  private func answer(_ game: Game, right: Bool, in saved: SavedGame, at time: Double = 1) throws {
    let card = try XCTUnwrap(game.nextCard())
    _ = try game.answer(.text(right ? "capital of \(card.question)" : "?"))
    saved.record(try XCTUnwrap(card.stateAnswer), at: time)
  }

  private func unfinished(_ space: Space, learner: String? = nil) -> SavedGame? {
    space.unfinishedGame(deck: "us-capitals", key: "States", learner: learner)
  }

  func test_many_answers_in_memory_are_there_when_they_are_read() throws {
    let deck = try deck(of: (1...300).map { "State \($0)" })
    let space = try Store(at: .memory).newSpace(named: "capitals.lua")
    let game = try game(of: deck)
    let saved = space.save(game.state())
    for number in 1...300 { try answer(game, right: number != 7, in: saved) }
    saved.undo()
    let (resumed, _) = try deck.resume(try XCTUnwrap(unfinished(space)).state)
    XCTAssertEqual([resumed.numRight, resumed.numWrong, resumed.numLeft], [298, 1, 1])
    XCTAssertEqual(resumed.missedCards.map(\.question), ["State 7"])
  }

  func test_an_unfinished_game_goes_on_where_it_stopped() throws {
    let deck = try deck("Alabama", "Alaska", "Arizona", "Texas")
    try turn { space in
      let game = try game(of: deck, learner: "Ada")
      let saved = space.save(game.state())
      try answer(game, right: true, in: saved)
      _ = game.nextCard()
      try answer(game, right: false, in: saved)
      saved.keep(hints: ["us-capitals/States/Alabama": 0], data: .text("mine"))
    }
    try turn { space in
      XCTAssertNil(unfinished(space))
      let saved = try XCTUnwrap(unfinished(space, learner: "Ada"))
      let (game, gone) = try deck.resume(saved.state)
      XCTAssertEqual(gone, [])
      XCTAssertEqual(game.currentCard?.question, "Texas")
      XCTAssertEqual([game.numRight, game.numWrong, game.numLeft], [1, 1, 2])
      XCTAssertEqual(game.seed, 7)
      XCTAssertEqual(game.learner, "Ada")
      XCTAssertEqual(game.data, .text("mine"))
      _ = try game.answer(.text("capital of Texas"))
      saved.record(try XCTUnwrap(game.cards[3].stateAnswer), at: 2)
      saved.finish()
    }
    try turn { space in
      XCTAssertNil(unfinished(space, learner: "Ada"))
      XCTAssertEqual(space.progress(ofDeck: "us-capitals", learner: "Ada").count, 3)
    }
    try assertIntact()
  }

  func test_a_game_without_an_answer_leaves_the_unfinished_one_alone() throws {
    let deck = try deck("Alabama", "Alaska")
    try turn { space in
      let game = try game(of: deck)
      try answer(game, right: true, in: space.save(game.state()))
    }
    try turn { space in
      let saved = space.save(try game(of: deck).state())
      saved.undo()
      saved.keep(hints: [:], data: .int(1))
      saved.finish()
      XCTAssertEqual(unfinished(space)?.state.answers.count, 1)
    }
  }

  func test_a_new_game_takes_the_place_of_the_unfinished_one_whose_answers_stay() throws {
    let deck = try deck("Alabama", "Alaska")
    try turn { space in
      for (right, time) in [(true, 1.0), (false, 2.0)] {
        let game = try game(of: deck)
        try answer(game, right: right, in: space.save(game.state()), at: time)
      }
    }
    try turn { space in
      XCTAssertEqual(unfinished(space)?.state.answers.map(\.score), [0])
      XCTAssertEqual(
        space.progress(of: "us-capitals/States/Alabama"),
        Progress(answered: 2, right: 1, latestScore: 0, latestTime: 2))
    }
    XCTAssertEqual(try query("SELECT count(*) FROM unfinished"), ["1"])
  }

  func test_an_answer_that_was_taken_back_is_marked_and_does_not_count() throws {
    let deck = try deck("Alabama", "Alaska")
    try turn { space in
      let game = try game(of: deck)
      let saved = space.save(game.state())
      try answer(game, right: true, in: saved)
      try answer(game, right: false, in: saved)
      saved.finish()
      XCTAssertNil(unfinished(space))
      _ = game.undo()
      saved.undo()
      XCTAssertEqual(unfinished(space)?.state.answers.map(\.card), ["us-capitals/States/Alabama"])
      let (resumed, _) = try deck.resume(saved.state)
      XCTAssertEqual(resumed.currentCard?.question, "Alaska")
      XCTAssertNil(space.progress(of: "us-capitals/States/Alaska"))
      saved.undo()
      saved.undo()
      XCTAssertEqual(saved.state.answers.count, 0)
    }
    XCTAssertEqual(try query("SELECT is_undone FROM answer ORDER BY id"), ["1", "1"])
  }

  func test_a_game_that_was_taken_up_from_a_state_keeps_the_answers_in_it() throws {
    let deck = try deck("Alabama", "Alaska", "Arizona")
    let first = try game(of: deck)
    _ = first.nextCard()
    _ = try first.answer(.text("?"))
    let (game, _) = try deck.resume(first.state())
    try turn { space in
      let saved = space.save(game.state())
      saved.record(
        try GameState.Answer(
          .table([
            "card": .text("us-capitals/States/Alaska"), "score": .number(1),
            "response": .table(["text": .text("x")]),
          ])), at: 1)
      XCTAssertEqual(unfinished(space)?.state.answers.map(\.score), [0, 1])
      saved.undo()
      saved.undo()
      saved.undo()
      XCTAssertEqual(unfinished(space)?.state.answers.count, 0)
    }
  }

  func test_every_answer_has_what_it_was_given_with() throws {
    let deck = try deck("Alabama")
    try turn { space in
      let game = try game(of: deck, learner: "Ada")
      try answer(game, right: true, in: space.save(game.state()), at: 1_700_000_000.5)
    }
    XCTAssertEqual(
      try query(
        "SELECT learner || ' ' || card || ' ' || score || ' ' || time || ' ' || seed FROM answer"),
      ["Ada us-capitals/States/Alabama 1.0 1700000000.5 7"])
  }

  func test_progress_follows_a_card_to_its_new_id_and_is_not_deleted() throws {
    let old = "us-capitals/States/Alabama"
    let new = "us-capitals/States/AL"
    let deck = try deck("Alabama", "Alaska")
    try turn { space in
      let game = try game(of: deck)
      let saved = space.save(game.state())
      try answer(game, right: true, in: saved, at: 1)
      space.moveProgress(from: [old, "us-capitals/States/none"], to: new)
    }
    try turn { space in
      XCTAssertNil(space.progress(of: old))
      XCTAssertEqual(
        space.progress(of: new),
        Progress(answered: 1, right: 1, latestScore: 1, latestTime: 1))
      let changed = try self.deck("AL", "Alaska", was: ["AL": "Alabama"])
      let saved = try XCTUnwrap(unfinished(space))
      let (game, gone) = try changed.resume(saved.state)
      XCTAssertEqual(gone, [])
      XCTAssertEqual(game.cards[0].isCorrect, true)
      XCTAssertEqual(game.currentCard?.question, "Alaska")
      space.moveProgress(from: [old], to: new)
      try space.store.commit()
    }
    XCTAssertEqual(try query("SELECT count(*) FROM answer"), ["1"])
  }

  func test_progress_of_a_deck_is_that_of_its_cards_only() throws {
    try turn { space in
      for deck in ["a", "ab", "a0", "A"] {
        let saved = space.save(
          GameState(deck: deck, key: "key", options: GameOptions(seed: 1)))
        saved.record(
          try GameState.Answer(
            .table([
              "card": .text("\(deck)/key/card"), "score": .number(1),
              "response": .table(["shown": .bool(true)]),
            ])), at: 1)
      }
      XCTAssertEqual(Array(space.progress(ofDeck: "a").keys), ["a/key/card"])
    }
  }
}
