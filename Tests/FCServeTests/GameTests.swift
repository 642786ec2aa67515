import FCModels
import XCTest

/// A peer plays games.
final class GameTests: XCTestCase {
  private let deck = """
    local fc = require "fc"
    local deck = fc.deck { title = "Capitals", id = "capitals" }
    deck:answer_key("States", function(key)
      for i = 1, 3 do
        key:card { kind = "typed", id = "c" .. i, question = "S" .. i, answer = "C" .. i,
                   hint = "it is C", explanation = "because" }
      end
    end)
    deck:answer_key("Kinds", function(key)
      key:card { question = "choose", answer = "yes", wrong = { "no" } }
      key:card { kind = "reveal", question = "know", answer = "this" }
      key:card { kind = "typed", question = "checked", answer = "x",
                 check = function(r) if r == "fail" then error "bad check" end return 0.5, "half" end }
    end)
    return deck
    """

  private func play(_ key: String = "States") throws -> (Peer, script: PlainValue, PlainValue) {
    let peer = try Peer.initialized()
    let script = try peer.load(deck)
    let game = try peer.request(
      "start", ["script": script, "key": .text(key), "seed": .int(1), "shuffle": .bool(false)])
    XCTAssertEqual(game["count"], .int(3))
    return (peer, script, game["game"])
  }

  func test_a_game_is_played_to_its_result() throws {
    let (peer, script, game) = try play()
    for (number, answer) in ["C1", "wrong", "c3"].enumerated() {
      let card = try peer.request("card", ["game": game])["card"]
      XCTAssertEqual(card["number"], .int(number + 1))
      XCTAssertEqual(card["question"], .text("S\(number + 1)"))
      let outcome = try peer.request(
        "answer", ["game": game, "response": .text(answer), "card": card["id"]])
      XCTAssertEqual(outcome["score"].asNumber, answer == "wrong" ? 0 : 1)
      XCTAssertEqual(outcome["explanation"], .text("because"))
    }
    XCTAssertEqual(try peer.request("card", ["game": game])["card"], .nil)
    let result = try peer.request("result", ["game": game])
    XCTAssertEqual(result["right"], .int(2))
    XCTAssertEqual(result["missed"], .list([.text("capitals/States/c2")]))
    XCTAssertEqual(peer.notices("card").map { $0["number"] }, [.int(1), .int(2), .int(3)])
    XCTAssertEqual(peer.notices("answer").map { $0["score"].asNumber }, [1, 0, 1])
    XCTAssertEqual(peer.notices("finished").map { $0["result"] }, [result])
    XCTAssertEqual(peer.notices("finished").map { $0["script"] }, [script])
  }

  func test_the_card_is_given_again_without_going_on() throws {
    let (peer, _, game) = try play()
    let current = ["game": game, "advance": .bool(false)]
    XCTAssertEqual(try peer.request("card", current)["card"], .nil)
    let card = try peer.request("card", ["game": game])
    XCTAssertEqual(try peer.request("card", current), card)
  }

  func test_hints_and_undo() throws {
    let (peer, _, game) = try play()
    XCTAssertEqual(try peer.request("undo", ["game": game])["card"], .nil)
    let card = try peer.request("card", ["game": game])["card"]
    XCTAssertEqual(card["hints"], .int(1))
    XCTAssertEqual(
      try peer.request("hint", ["game": game]),
      .table(["hint": .text("it is C"), "left": .int(0)]))
    XCTAssertEqual(try peer.request("hint", ["game": game])["hint"], .nil)
    try peer.request("answer", ["game": game, "response": .text("no")])
    XCTAssertEqual(try peer.request("undo", ["game": game])["card"]["id"], card["id"])
    XCTAssertEqual(try peer.request("result", ["game": game])["wrong"], .int(0))
  }

  func test_kinds_of_cards_take_their_responses() throws {
    let (peer, _, game) = try play("Kinds")
    let choice = try peer.request("card", ["game": game])["card"]
    XCTAssertEqual(choice["answers"].asList?.count, 2)
    XCTAssertEqual(choice["solution"], .nil)
    XCTAssertNotEqual(
      try peer.request("answer", ["game": game, "response": .int(7)])["refused"], .nil)
    let outcome = try peer.request("answer", ["game": game, "response": .text("yes")])
    XCTAssertEqual(outcome["correct"].asList?.count, 1)
    let reveal = try peer.request("card", ["game": game])["card"]
    XCTAssertEqual(reveal["solution"], .text("this"))
    try peer.request("answer", ["game": game, "response": .bool(true)])
    try peer.request("card", ["game": game])
    assertRefused(-32000) {
      try peer.request("answer", ["game": game, "response": .text("fail")])
    }
    let half = try peer.request("answer", ["game": game, "response": .text("x")])
    XCTAssertEqual(half["message"], .text("half"))
    XCTAssertEqual(half["score"].asNumber, 0.5)
  }

  func test_wrong_responses_are_wrong_parameters() throws {
    let (peer, _, game) = try play()
    try peer.request("card", ["game": game])
    assertRefused(-32602) {
      try peer.request("answer", ["game": game, "response": .list([.text("x")])])
    }
    let other = try peer.request(
      "answer", ["game": game, "response": .text("C1"), "card": .text("other")])
    XCTAssertEqual(other["refused"], .text("Another card is asked now."))
  }

  func test_a_game_goes_on_from_its_state_in_another_script() throws {
    let (peer, _, game) = try play()
    try peer.request("card", ["game": game])
    try peer.request("answer", ["game": game, "response": .text("no")])
    let next = try peer.request("card", ["game": game])["card"]
    let state = try peer.request("state", ["game": game])["state"]
    let other = try Peer.initialized()
    let resumed = try other.request("resume", ["script": try other.load(deck), "state": state])
    XCTAssertEqual(resumed["card"], next)
    XCTAssertEqual(try other.request("result", ["game": resumed["game"]])["wrong"], .int(1))
    let strange = PlainValue.table(["deck": .int(1)])
    assertRefused(-32602) {
      try peer.request("resume", ["script": try peer.load(deck), "state": strange])
    }
  }

  func test_an_unfinished_game_goes_on_from_the_store() throws {
    let (peer, script, game) = try play()
    let learner = ["script": script, "key": .text("States"), "learner": .text("Ann")]
    XCTAssertEqual(try peer.request("resume", learner), .table(["game": .nil]))
    let ann = try peer.request("start", learner)["game"]
    XCTAssertNotEqual(ann, game)
    try peer.request("card", ["game": ann])
    try peer.request("answer", ["game": ann, "response": .text("no")])
    try peer.request("close", ["game": ann])
    assertRefused(-32004) { try peer.request("card", ["game": ann]) }
    let resumed = try peer.request("resume", learner)
    XCTAssertEqual(try peer.request("result", ["game": resumed["game"]])["wrong"], .int(1))
  }

  func test_unknown_names_are_suggested() throws {
    let (peer, script, _) = try play()
    assertRefused(-32602, "there is no answer key \"State\" (did you mean \"States\"?)") {
      try peer.request("start", ["script": script, "key": .text("State")])
    }
    assertRefused(-32602) { try peer.request("keys", ["script": script, "deck": .text("x")]) }
    let keys = try peer.request("keys", ["script": script, "deck": .text("capitals")])["keys"]
    XCTAssertEqual(keys.asList?.map { $0["name"] }, [.text("States"), .text("Kinds")])
  }

  func test_no_more_games_than_allowed() throws {
    let peer = try Peer.initialized { $0.gameLimit = 2 }
    let script = try peer.load(deck)
    for _ in 1...2 { try peer.request("start", ["script": script]) }
    assertRefused(-32005) { try peer.request("start", ["script": script]) }
    try peer.request("close", ["script": script])
    try peer.request("start", ["script": try peer.load(deck)])
  }
}
