import FCHost
import FCModels
import XCTest

/// Games that a program plays without a screen.
final class GameSessionTests: XCTestCase {
  private let script = """
    local fc = require "fc"
    local deck = fc.deck { title = "Capitals", id = "capitals" }
    deck:answer_key("Show States", function(key)
      for i = 1, 5 do
        key:card { id = "c" .. i, question = "S" .. i, answer = "C" .. i, hint = "it is C" }
      end
    end)
    deck:answer_key("Fails", function() error "no cards" end)
    deck:on("answer", function(card, game) print(game.learner, card.id, card.score) end)
    return deck
    """

  private func makeHost(
    _ change: (inout ScriptHost.Configuration) -> Void = { _ in }
  ) throws -> ScriptHost {
    var configuration = ScriptHost.Configuration()
    configuration.seed = 1
    change(&configuration)
    let host = try ScriptHost(configuration)
    try host.load(text: script, name: "capitals.lua")
    return host
  }

  private func wrong(_ game: GameSession) -> Response {
    .choice(game.currentCard?.correctAnswer == 1 ? 2 : 1)
  }

  func test_several_learners_play_at_once() throws {
    var printed: [String] = []
    let host = try makeHost { $0.print = { printed.append($0) } }
    XCTAssertEqual(host.decks.map(\.title), ["Capitals"])
    XCTAssertEqual(host.decks[0].answerKeys.map(\.name), ["Show States", "Fails"])
    let ann = try host.startGame(
      of: host.decks[0], settings: .init(seed: 1, shuffle: false, learner: "Ann"))
    let ben = try host.startGame(
      of: try host.deck(named: "capitals"), key: "Show States",
      settings: .init(seed: 1, shuffle: false, limit: 2, learner: "Ben"))
    XCTAssertEqual(try ann.nextCard()?.question, "S1")
    XCTAssertEqual(try ben.nextCard()?.question, "S1")
    XCTAssertEqual(try ann.nextHint(), "it is C")
    XCTAssertEqual(try ann.answer(.text("C1")), .scored(1, message: nil))
    guard case .scored(0, _) = try ben.answer(wrong(ben)) else { return XCTFail("wrong is 0") }
    XCTAssertEqual(
      try ann.answer(.text("C1")), .refused("The card is answered already: undo that first."))
    XCTAssertEqual(try ben.undo()?.question, "S1")
    let position = (ben.currentCard?.correctAnswer).map { PlainValue.int($0) } ?? .nil
    XCTAssertEqual(try ben.answer(plain: position), .scored(1, message: nil))
    XCTAssertEqual(try ben.nextCard()?.question, "S2")
    guard case .refused = try ben.answer(plain: .int(99)) else { return XCTFail("out of range") }
    XCTAssertThrowsError(try ben.answer(plain: .table(["x": .int(1)])))
    XCTAssertNotNil(try ann.nextCard())
    XCTAssertEqual(ann.result.right, 1)
    XCTAssertEqual(ben.result.count, 2)
    XCTAssertEqual(printed, ["Ann\tc1\t1.0", "Ben\tc1\t0.0", "Ben\tc1\t1.0"])
  }

  func test_a_game_is_taken_up_from_its_state_in_another_host() throws {
    let host = try makeHost()
    let game = try host.startGame(of: host.decks[0])
    _ = try game.nextCard()
    _ = try game.answer(wrong(game))
    let next = try game.nextCard()?.fullID
    let state = try game.state()
    let other = try makeHost()
    let (resumed, gone) = try other.resumeGame(
      of: other.decks[0], from: try GameState(state.plainValue))
    XCTAssertEqual(gone, [])
    XCTAssertEqual(resumed.currentCard?.fullID, next)
    XCTAssertEqual(resumed.result.wrong, 1)
  }

  func test_a_finished_game_that_is_taken_up_keeps_what_its_cards_call() throws {
    let host = try ScriptHost()
    try host.load(
      text: """
        local deck = fc.deck { title = "Deck" }
        deck:answer_key("Key", function(key)
          key:card { kind = "typed", question = "?", answer = "a", check = function(response)
            return response == "yes"
          end }
        end)
        function collect() collectgarbage() collectgarbage() end
        return deck
        """, name: "quiz.lua")
    let game = try host.startGame(of: host.decks[0])
    _ = try game.nextCard()
    XCTAssertEqual(try game.answer(.text("yes")), .scored(1, message: nil))
    XCTAssertNil(try game.nextCard())
    let (resumed, _) = try host.resumeGame(of: host.decks[0], from: try game.state())
    XCTAssertTrue(resumed.isFinished)
    // The answer key holds what the latest of its cards call.
    _ = try host.startGame(of: host.decks[0])
    try host.call("collect")
    XCTAssertNotNil(try resumed.undo())
    XCTAssertEqual(try resumed.answer(.text("yes")), .scored(1, message: nil))
    host.close()
  }

  func test_answers_are_kept_and_an_unfinished_game_goes_on() throws {
    let folder = try ScriptFolder("")
    let store = StorePlace.file("\(folder.path)/store")
    let host = try makeHost { $0.store = store }
    let game = try host.startGame(of: host.decks[0], settings: .init(learner: "Ann"))
    _ = try game.nextCard()
    _ = try game.answer(.text("C1"))
    try game.leave()
    host.close()
    let other = try makeHost { $0.store = store }
    XCTAssertNil(try other.continueGame(of: other.decks[0], learner: "Ben"))
    let resumed = try other.continueGame(of: other.decks[0], learner: "Ann")
    XCTAssertEqual(resumed?.result.right, game.result.right)
    XCTAssertEqual(resumed?.result.wrong, game.result.wrong)
    other.close()
  }

  func test_what_does_not_exist_is_named() throws {
    let host = try makeHost()
    XCTAssertThrowsError(try host.startGame(of: host.decks[0], key: "Show Stats")) {
      XCTAssertEqual(
        "\($0)", "there is no answer key \"Show Stats\" (did you mean \"Show States\"?)")
    }
    let other = try makeHost()
    XCTAssertThrowsError(try host.startGame(of: other.decks[0])) {
      XCTAssertEqual(
        $0 as? HostError, .foreignDeck("Capitals"))
    }
    XCTAssertThrowsError(try host.deck(named: "x")) { XCTAssertTrue($0 is HostError) }
    XCTAssertThrowsError(try host.startGame(of: host.decks[0], key: "Fails")) {
      XCTAssertEqual(($0 as? ScriptError)?.message, "no cards")
    }
  }
}
