import FCJSON
import FCModels
import Glibc
import Support
import XCTest

/// `fcscript serve` and a program that speaks to it over pipes.
final class ServeTests: XCTestCase {
  func test_a_whole_game_is_played() throws {
    let peer = try ServePeer.initialized("--store", "memory")
    let script = try peer.request("load", ["path": .text("decks/us-capitals.lua")])["script"]
    func play(_ answer: (PlainValue) -> PlainValue) throws -> PlainValue {
      let game = try peer.request("start", ["script": script, "key": .text("Show States")])["game"]
      while case let card = try peer.request("card", ["game": game])["card"], card != .nil {
        let response = answer(card["question"])
        let outcome = try peer.request("answer", ["game": game, "response": response])
        solutions[card["question"]] = outcome["solution"]
      }
      return try peer.request("result", ["game": game])
    }
    var solutions: [PlainValue: PlainValue] = [:]
    XCTAssertEqual(try play { _ in .int(1) }["count"], .int(50))
    let result = try play { solutions[$0] ?? .nil }
    XCTAssertEqual(result["right"], .int(50))
    XCTAssertEqual(result["finished"], .bool(true))
    try peer.request("shutdown")
    XCTAssertEqual(try peer.program.waitForEnding(), .status(0))
    XCTAssertEqual(peer.program.errorText, "")
  }

  func test_a_game_outlives_a_server_that_is_killed() throws {
    let home = try DataHome()
    let game = ["path": PlainValue.text("decks/us-capitals.lua")]
    let learner = ["key": PlainValue.text("Show Capitals"), "learner": .text("Ann")]
    let killed = try ServePeer("--lines", home: home)
    try killed.request("initialize")
    let script = ["script": try killed.request("load", game)["script"]].merging(learner) { $1 }
    let number = try killed.request("start", script)["game"]
    let card = try killed.request("card", ["game": number])["card"]
    try killed.request("answer", ["game": number, "response": .int(1)])
    kill(killed.program.processID, SIGKILL)
    XCTAssertEqual(try killed.program.waitForEnding(), .signal(SIGKILL))
    let peer = try ServePeer("--lines", home: home)
    try peer.request("initialize")
    let again = ["script": try peer.request("load", game)["script"]].merging(learner) { $1 }
    let resumed = try peer.request("resume", again)
    XCTAssertNotEqual(resumed["card"]["id"], card["id"])
    let result = try peer.request("result", ["game": resumed["game"]])
    XCTAssertEqual((result["right"].asInt ?? 0) + (result["wrong"].asInt ?? 0), 1)
  }

  func test_the_end_of_the_input_ends_it_with_all_answered() throws {
    for (input, count) in [
      (#"{"jsonrpc":"2.0","id":1,"method":"initialize"}"#, 1),
      ("\n\n{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\"}\n[1,2]\n{", 3), ("", 0),
    ] {
      let outcome = try fcscript("serve", "--lines", input: input)
      XCTAssertEqual(outcome.output.split(separator: "\n").count, count, outcome.output)
      XCTAssertEqual(outcome.errors, "")
      XCTAssertEqual(outcome.ending, .status(0))
    }
  }

  func test_loading_that_waits_ends_with_the_input() throws {
    let peer = try ServePeer.initialized("--lines")
    let load = peer.post(
      "load", ["text": .text("require('fc').sleep(1e6)"), "name": .text("never.lua")])
    peer.program.closeInput()
    let answer = try peer.wait { $0["id"] == .int(load) }
    XCTAssertEqual(answer["error"]["code"], .int(-32800))
    XCTAssertEqual(try peer.program.waitForEnding(), .status(0))
  }

  func test_a_request_of_a_hundred_megabytes_is_refused_and_passed_over() throws {
    for arguments in [["--lines"], ["--learner", "Ann"]] {
      let peer = try ServePeer.initialized(
        arguments[0], arguments.dropFirst().first ?? "--store=memory")
      peer.send([UInt8](repeating: UInt8(ascii: "x"), count: 100 << 20))
      XCTAssertEqual(try peer.nextMessage()["error"]["code"], .int(-32600))
      XCTAssertNotEqual(try peer.load(""), .nil)
      if !runsUnderSanitizer { XCTAssertLessThan(peer.program.ownPeakMemory, 100 << 20) }
    }
  }

  func test_garbage_is_refused_and_passed_over() throws {
    var random = SplitMix(seed: 42)
    for framing in ["--lines", "--allow-all"] {
      let peer = try ServePeer.initialized(framing)
      for _ in 0..<50 {
        let count = Int(random.next() % 3000)
        peer.program.send((0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) })
        peer.program.send("\r\n\r\n")
        let script = peer.post("load", ["text": .text(""), "name": .text("empty.lua")])
        XCTAssertEqual(try peer.wait { $0["id"] == .int(script) }["error"], .nil)
        let number = peer.messages.last?["result"]["script"] ?? .nil
        XCTAssertEqual(try peer.request("close", ["script": number]), .table([:]))
      }
      XCTAssertTrue(peer.messages.contains { $0["error"]["code"] == .int(-32700) })
    }
  }

  func test_a_peer_that_does_not_read_stops_what_is_done_for_it() throws {
    let peer = try ServePeer.initialized("--lines", "--timeout", "0")
    let script = try peer.load(
      """
      local text = ("x"):rep(1 << 20)
      function answer() return text end
      function flood() for i = 1, 100 do print(text) end end
      """)
    for _ in 1...100 { peer.post("call", ["script": script, "function": .text("answer")]) }
    try peer.program.waitUntilStuck()
    let flood = peer.post("call", ["script": script, "function": .text("flood")])
    for _ in 1...100 {
      XCTAssertEqual(try peer.nextMessage()["result"]["value"].asText?.utf8.count, 1 << 20)
    }
    try peer.program.waitUntilStuck()
    for _ in 1...100 { XCTAssertEqual(try peer.nextMessage()["method"], .text("print")) }
    XCTAssertEqual(try peer.nextMessage()["id"], .int(flood))
    if !runsUnderSanitizer { XCTAssertLessThan(peer.program.ownPeakMemory, 120 << 20) }
  }

  func test_a_peer_that_goes_away_ends_it_quietly() throws {
    let peer = try ServePeer.initialized("--lines")
    peer.program.closeOutput()
    peer.post("keys", ["script": .int(1)])
    XCTAssertEqual(try peer.program.waitForEnding(), .status(1))
    XCTAssertEqual(peer.program.errorText, "")
  }
}

/// Numbers that look random and are the same each time.
///
/// Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
private struct SplitMix: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
