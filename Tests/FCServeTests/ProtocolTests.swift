import FCJSON
import FCModels
import Support
import XCTest

/// What the standard says of requests, and of what is none.
final class ProtocolTests: XCTestCase {
  private func codes(_ text: String, to peer: Peer) -> [PlainValue] {
    let count = peer.messages.count
    peer.send(text)
    return peer.messages[count...].map { $0["error"]["code"] }
  }

  func test_a_peer_is_told_what_there_is() throws {
    let peer = try Peer()
    let description = try peer.request("initialize", ["client": .text("test")])
    XCTAssertEqual(description["version"], .text("1.2.3"))
    XCTAssertEqual(description["protocol"], .int(1))
    XCTAssertEqual(description["capabilities"]["methods"].asList?.count, 16)
    assertRefused(-32600, "initialize comes once") { try peer.request("initialize") }
  }

  func test_initialize_comes_first() throws {
    let peer = try Peer()
    assertRefused(-32002) { try peer.load("") }
    assertRefused(-32002) { try peer.request("shutdown") }
    XCTAssertFalse(peer.isOver)
    XCTAssertEqual(codes(#"{"jsonrpc":"2.0","id":1,"method":"nothing"}"#, to: peer), [.int(-32601)])
  }

  func test_what_is_no_json_is_told() throws {
    let peer = try Peer.initialized()
    for text in ["", "{", "nonsense", "[1,", "{\"a\":\u{1}}", "{} {}"] {
      XCTAssertEqual(codes(text, to: peer), [.int(-32700)], text)
      XCTAssertEqual(peer.messages.last?["id"], .nil)
    }
    for bytes: [UInt8] in [
      [0x22, 0xFF, 0x22], [0xC0, 0x80],
      Array("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"".utf8) + [0xED, 0xA0, 0x80, 0x22, 0x7D],
    ] {
      peer.send(bytes)
      XCTAssertEqual(peer.messages.last?["error"]["code"], .int(-32700))
    }
  }

  func test_what_is_no_request_is_told_under_its_id() throws {
    let peer = try Peer.initialized()
    for (text, id) in [
      ("1", PlainValue.nil), ("{}", .nil), (#"{"jsonrpc":"2.0","id":7}"#, .int(7)),
      (#"{"jsonrpc":"1.0","id":"a","method":"keys"}"#, .text("a")),
      (#"{"jsonrpc":"2.0","id":[1],"method":"keys"}"#, .nil),
      (#"{"jsonrpc":"2.0","id":8,"method":5}"#, .int(8)),
      (#"{"jsonrpc":"2.0","id":9,"method":"keys","params":"x"}"#, .int(9)),
      (#"{"jsonrpc":"2.0","id":10,"result":1}"#, .int(10)),
    ] {
      XCTAssertEqual(codes(text, to: peer), [.int(-32600)], text)
      XCTAssertEqual(peer.messages.last?["id"], id, text)
    }
    XCTAssertEqual(
      codes(#"{"jsonrpc":"2.0","id":1,"method":"keys","params":[1]}"#, to: peer), [.int(-32602)])
  }

  func test_notifications_get_no_answer() throws {
    let peer = try Peer.initialized()
    let count = peer.messages.count
    peer.send(#"{"jsonrpc":"2.0","method":"nothing"}"#)
    peer.send(#"{"jsonrpc":"2.0","method":"keys","params":{"script":99}}"#)
    peer.send(#"[{"jsonrpc":"2.0","method":"nothing"},{"jsonrpc":"2.0","method":"nothing"}]"#)
    XCTAssertEqual(peer.messages.count, count)
    peer.send(#"{"jsonrpc":"2.0","id":null,"method":"nothing"}"#)
    XCTAssertEqual(peer.messages.count, count + 1)
  }

  func test_batches_are_answered_together() throws {
    let peer = try Peer.initialized { $0.batchLimit = 4 }
    peer.send(
      #"""
      [{"jsonrpc":"2.0","id":"x","method":"load","params":{"text":"","name":"a"}},
       {"jsonrpc":"2.0","method":"nothing"}, 1, {"jsonrpc":"2.0","id":null,"method":"keys"}]
      """#)
    let answers = try XCTUnwrap(peer.messages.last?.asList)
    XCTAssertEqual(Set(answers.map { $0["id"].jsonText }), ["null", "\"x\""])
    XCTAssertEqual(answers.count, 3)
    XCTAssertEqual(codes("[]", to: peer), [.int(-32600)])
    XCTAssertEqual(codes("[1,1,1,1,1]", to: peer), [.int(-32600)])
  }

  func test_a_batch_waits_for_a_script_that_waits() throws {
    let peer = try Peer.initialized()
    let count = peer.messages.count
    peer.send(
      #"""
      [{"jsonrpc":"2.0","id":"x","method":"load","params":{"name":"a",
        "text":"require('fc').sleep(0.01)"}}, 1]
      """#)
    XCTAssertEqual(peer.messages.count, count)
    try peer.run { peer.messages.count > count }
    XCTAssertEqual(peer.messages.last?.asList?.count, 2)
  }

  func test_the_answers_to_a_batch_have_a_limit() throws {
    let peer = try Peer.initialized { $0.messageLimit = 10_000 }
    let script = try peer.load("function f() return ('x'):rep(6000) end")
    let request =
      #"{"jsonrpc":"2.0","id":"f","method":"call","params":{"script":1,"function":"f"}}"#
    XCTAssertEqual(script, .int(1))
    peer.send("[\(request),\(request),\(request)]")
    let answers = try XCTUnwrap(peer.messages.last?.asList)
    XCTAssertEqual(answers.map { $0["error"]["code"] }, [.nil, .int(-32005), .int(-32005)])
  }

  func test_a_waiting_request_can_be_cancelled() throws {
    let peer = try Peer.initialized()
    let script = try peer.load("function f() print 'runs' end")
    let call = peer.post("call", ["script": script, "function": .text("f")])
    let cancel = peer.post("cancel", ["id": .int(call)])
    peer.handleAll()
    assertRefused(-32800) { try peer.answer(to: call) }
    XCTAssertEqual(try peer.answer(to: cancel), .table(["cancelled": .bool(true)]))
    XCTAssertEqual(peer.notices("print"), [])
    XCTAssertEqual(
      try peer.request("cancel", ["id": .int(call)]), .table(["cancelled": .bool(false)]))
  }

  func test_loading_can_be_cancelled() throws {
    let peer = try Peer.initialized()
    let load = peer.post(
      "load", ["text": .text("require('fc').sleep(1e9)"), "name": .text("never.lua")])
    peer.handleAll()
    XCTAssertNil(try peer.answer(to: load))
    XCTAssertEqual(
      try peer.request("cancel", ["id": .int(load)]), .table(["cancelled": .bool(true)]))
    assertRefused(-32800) { try peer.answer(to: load) }
    XCTAssertNil(peer.secondsUntilDeadline)
  }

  func test_shutdown_ends_it() throws {
    let peer = try Peer.initialized()
    XCTAssertEqual(try peer.request("shutdown"), .nil)
    XCTAssertTrue(peer.isOver)
  }

  func test_wrong_parameters_are_named() throws {
    let peer = try Peer.initialized()
    for (method, parameters, message) in [
      ("load", "{}", "load needs a path, or a text and a name"),
      ("load", #"{"path":"a","text":"b"}"#, "a script of a path takes no 'text'"),
      ("load", #"{"pat":"a"}"#, "unknown parameter 'pat' (did you mean 'path'?)"),
      ("start", "{}", "the parameter 'script' is missing"),
      ("start", #"{"script":"x"}"#, "the parameter 'script' has to be a whole number"),
      ("start", #"{"script":1.5}"#, "the parameter 'script' has to be a whole number"),
      (
        "load", #"{"text":"","name":"a","limits":{"memry":1}}"#,
        "unknown field of 'limits' 'memry' (did you mean 'memory'?)"
      ),
    ] {
      peer.send(#"{"jsonrpc":"2.0","id":"p","method":"\#(method)","params":\#(parameters)}"#)
      XCTAssertEqual(peer.messages.last?["error"]["message"], .text(message))
    }
  }

  func test_the_schema_refuses_what_is_wrong() throws {
    let schema = try JSONSchema.serve()
    for text in [
      #"{"jsonrpc":"2.0","id":1,"method":"load","params":{"pat":"x"}}"#,
      #"{"jsonrpc":"2.0","id":1,"method":"card"}"#, #"{"jsonrpc":"2.0","id":1,"method":"x"}"#,
      #"{"jsonrpc":"2.0","id":1}"#, "[]", "1",
    ] {
      XCTAssertNotEqual(schema.problems(of: try PlainValue(json: text)), [], text)
    }
  }
}
