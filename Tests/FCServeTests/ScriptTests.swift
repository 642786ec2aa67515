import FCJSON
import FCModels
import XCTest

/// A peer loads scripts, calls their functions and hears of what they do.
final class ScriptTests: XCTestCase {
  func test_functions_are_called_with_copies() throws {
    let peer = try Peer.initialized()
    let script = try peer.load("function twice(t) return { t.a, t.a, none = nil } end")
    let value = try peer.request(
      "call",
      ["script": script, "function": .text("twice"), "arguments": .list([.table(["a": .int(3)])])])
    XCTAssertEqual(value, .table(["value": .list([.int(3), .int(3)])]))
    assertRefused(-32602) { try peer.request("call", ["script": script, "function": .text("x")]) }
  }

  func test_errors_come_with_their_place() throws {
    let peer = try Peer.initialized()
    let script = try peer.load(
      "function fail()\n  error('no', 0)\nend\nfunction deep() local x = nil; return x.y end")
    do {
      try peer.request("call", ["script": script, "function": .text("deep")])
      XCTFail("it fails")
    } catch let refusal as Refusal {
      XCTAssertEqual(refusal.code, -32000)
      XCTAssertEqual(refusal.data["file"], .text("test.lua"))
      XCTAssertEqual(refusal.data["line"], .int(4))
      XCTAssertEqual(refusal.data["kind"], .text("runtime"))
      XCTAssertEqual(
        refusal.data["callbacks"], .list([.text("function 'deep' called by the program")]))
      XCTAssertEqual(refusal.data["excerpt"].asList?.last?["line"], .int(4))
    }
    assertRefused(-32000) { try peer.load("this is no Lua") }
    assertRefused(-32000) { try peer.request("load", ["path": .text("no-such-file.lua")]) }
    assertRefused(-32003) { try peer.load("require('fc').env('HOME')") }
    assertRefused(-32001) {
      try peer.load("while true do end", ["limits": .table(["instructions": .int(1000)])])
    }
  }

  func test_permissions_limits_and_arguments_are_given() throws {
    let peer = try Peer.initialized()
    let script = try peer.load(
      "local fc = require 'fc' print(fc.env('PATH') ~= nil, ...)",
      [
        "permissions": .table(["env": .list([.text("PATH")])]),
        "arguments": .list([.text("a"), .text("b")]), "seed": .int(5), "store": .text("memory"),
      ])
    XCTAssertEqual(
      peer.notices("print"),
      [.table(["script": script, "line": .text("true\ta\tb")])])
    for (name, value) in [
      ("permissions", PlainValue.text("some")), ("permissions", .table(["reed": .bool(true)])),
      ("limits", .table(["memory": .int(-1)])), ("arguments", .list([.int(1)])),
      ("seed", .text("x")), ("name", .text("a\u{0}b")),
    ] {
      let parameters = PlainValue.table(
        ["text": .text(""), "name": .text("n")].merging([name: value]) { _, new in new })
      peer.send(
        #"{"jsonrpc":"2.0","id":"wrong","method":"load","params":\#(parameters.jsonText)}"#)
      XCTAssertEqual(peer.messages.last?["error"]["code"], .int(-32602), name)
    }
  }

  func test_several_scripts_run_side_by_side() throws {
    let peer = try Peer.initialized()
    let timer = "local fc = require 'fc' fc.after(0.01, function() print(fc.args[1]) end)"
    let scripts = try (1...3).map {
      try peer.load(timer, ["arguments": .list([.text("s\($0)")])])
    }
    try peer.run { peer.notices("print").count == 3 }
    XCTAssertEqual(
      Set(peer.notices("print").map(\.jsonText)),
      Set(
        (1...3).map {
          PlainValue.table(["script": scripts[$0 - 1], "line": .text("s\($0)")]).jsonText
        }))
  }

  func test_errors_of_callbacks_are_told() throws {
    let peer = try Peer.initialized()
    let script = try peer.load(
      """
      local fc = require 'fc'
      fc.after(0, function() error 'in a timer' end)
      fc.after(0.01, function() while true do end end)
      """, ["limits": .table(["instructions": .int(100_000)])])
    try peer.run { peer.notices("error").count == 2 }
    let errors = peer.notices("error")
    XCTAssertEqual(errors.map { $0["error"]["kind"] }, [.text("runtime"), .text("limit")])
    XCTAssertEqual(errors.map { $0["script"] }, [script, script])
    assertRefused(-32001) { try peer.request("call", ["script": script, "function": .text("f")]) }
    XCTAssertNil(peer.secondsUntilDeadline)
  }

  func test_a_script_that_quits_is_told() throws {
    let peer = try Peer.initialized()
    let script = try peer.load("require('fc').quit(3)")
    try peer.run { peer.notices("quit").count == 1 }
    XCTAssertEqual(peer.notices("quit"), [.table(["script": script, "status": .int(3)])])
    XCTAssertNil(peer.secondsUntilDeadline)
  }

  func test_a_closed_script_is_gone() throws {
    let peer = try Peer.initialized()
    let script = try peer.load("local fc = require 'fc' fc.after(1000, print)")
    XCTAssertEqual(try peer.request("close", ["script": script]), .table([:]))
    assertRefused(-32004, "there is no script 1") { try peer.request("close", ["script": script]) }
    assertRefused(-32602) { try peer.request("close") }
    XCTAssertNil(peer.secondsUntilDeadline)
  }

  func test_no_more_scripts_than_allowed() throws {
    let peer = try Peer.initialized { $0.scriptLimit = 1 }
    let script = try peer.load("")
    assertRefused(-32005) { try peer.load("") }
    try peer.request("close", ["script": script])
    _ = try peer.load("")
  }

  func test_a_script_that_waits_holds_nobody_up() throws {
    let peer = try Peer.initialized()
    let slow = peer.post(
      "load",
      [
        "name": .text("slow.lua"),
        "text": .text(
          "local fc = require 'fc' fc.sleep(0.02) print 'awake' function f() return 1 end"),
      ])
    peer.handleAll()
    let quick = try peer.load("function f() return 2 end")
    XCTAssertEqual(
      try peer.request("call", ["script": quick, "function": .text("f")])["value"], .int(2))
    XCTAssertNil(try peer.answer(to: slow))
    try peer.run { try peer.answer(to: slow) != nil }
    let script = try XCTUnwrap(try peer.answer(to: slow))["script"]
    XCTAssertEqual(
      try peer.request("call", ["script": script, "function": .text("f")])["value"], .int(1))
  }

  func test_animations_are_told() throws {
    let peer = try Peer.initialized()
    let script = try peer.load(
      """
      local fc = require 'fc'
      local layer = fc.layer { opacity = 0, at = { x = 1, y = 2 }, tint = "#102030", note = "n" }
      function go()
        layer:add_animation(fc.animation { key_path = "opacity", to = 1, duration = 0.05 }, "Fade")
      end
      """)
    XCTAssertEqual(
      try peer.request("watchAnimations", ["script": script, "interval": .int(0)]),
      .table(["interval": .number(1.0 / 60)]))
    try peer.request("call", ["script": script, "function": .text("go")])
    try peer.run { peer.notices("animation").last?["event"] == .text("end") }
    let events = peer.notices("animation")
    XCTAssertEqual(events.first?["event"], .text("start"))
    XCTAssertEqual(events.first?["key"], .text("Fade"))
    let values = events.filter { $0["event"] == .text("value") }
    XCTAssertEqual(values.first?["values"]["tint"], .text("#102030"))
    XCTAssertEqual(values.first?["layer"], events.last?["layer"])
    XCTAssertEqual(events.last?["finished"], .bool(true))
    try peer.request("watchAnimations", ["script": script, "interval": .nil])
    let count = values.count
    try peer.request("call", ["script": script, "function": .text("go")])
    try peer.run { peer.notices("animation").count(where: { $0["event"] == .text("end") }) == 2 }
    XCTAssertEqual(
      peer.notices("animation").count(where: { $0["event"] == .text("value") }), count)
  }
}
