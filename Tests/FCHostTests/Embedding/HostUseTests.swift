import Dispatch
import FCHost
import FCLoop
import FCModels
import Foundation
import Support
import XCTest

/// Hosts that are used in odd ways: closed early, from elsewhere, in numbers, by other loops.
final class HostUseTests: XCTestCase {
  func test_a_host_closed_inside_its_own_callback() throws {
    let host = try ScriptHost()
    var reached = false
    try host.define("close", in: "app") { () in host.close() }
    try host.define("note", in: "app") { () in reached = true }
    let script = """
      local fc, app = require "fc", require "app"
      fc.after(0, app.note)
      app.close()
      app.note()
      """
    XCTAssertThrowsError(try host.load(text: script, name: "quiz.lua")) {
      XCTAssertEqual($0 as? HostError, .closed)
    }
    XCTAssertFalse(reached)
    XCTAssertThrowsError(try host.call("x")) { XCTAssertEqual($0 as? HostError, .closed) }
    XCTAssertThrowsError(try host.step()) { XCTAssertEqual($0 as? HostError, .closed) }
    XCTAssertThrowsError(try host.deck()) { XCTAssertEqual($0 as? HostError, .closed) }
    host.close()
  }

  func test_a_script_that_is_no_file_has_plugins_too() throws {
    let plugin = """
      -- fcscript-plugin: 1
      fc.plugin { name = "p" }:checker("yes", function(response) return response == "yes" end)
      """
    let folder = try ScriptFolder("", texts: ["p.lua": plugin])
    let host = try folder.makeHost { $0.plugins = PluginSet([PluginFile("\(folder.path)/p.lua")]) }
    try host.load(
      text: """
        local deck = fc.deck { title = "Deck" }
        deck:answer_key("Key", function(key)
          key:card { kind = "typed", question = "?", answer = "a", check = "yes" }
        end)
        return deck
        """, name: "quiz.lua")
    let game = try host.startGame(of: host.decks[0])
    _ = try game.nextCard()
    XCTAssertEqual(try game.answer(.text("yes")), .scored(1, message: nil))
  }

  func test_a_callback_may_use_its_host() throws {
    let host = try ScriptHost()
    try host.define("twice", in: "app") { (n: Int) -> Int in
      try host.call("half", n * 4, returning: Int.self)
    }
    try host.load(
      text:
        "function half(n) return n // 2 end result = require 'app'.twice(3) function get() return result end",
      name: "quiz.lua")
    XCTAssertEqual(try host.call("get", returning: Int.self), 6)
    host.close()
  }

  func test_a_closed_host_lets_go_of_functions_that_hold_it() throws {
    weak var gone: ScriptHost?
    func use() throws {
      let host = try ScriptHost()
      try host.define("run") { () in try host.run() }
      try host.define("close") { () in host.close() }
      try host.load(text: "function again() run() end", name: "quiz.lua")
      XCTAssertThrowsError(try host.call("again")) {
        XCTAssertEqual(($0 as? ScriptError)?.message, HostError.busy.description)
      }
      gone = host
      host.close()
    }
    try use()
    XCTAssertNil(gone)
  }

  func test_another_thread_is_refused() throws {
    let host = try ScriptHost()
    try host.load(text: "function f() end", name: "quiz.lua")
    nonisolated(unsafe) let shared = host
    nonisolated(unsafe) var error: (any Error)?
    let thread = startThread { do { try shared.call("f") } catch let other { error = other } }
    pthread_join(thread, nil)
    XCTAssertEqual(error as? HostError, .wrongThread)
  }

  func test_a_second_script_is_refused() throws {
    let host = try ScriptHost()
    try host.load(text: "", name: "a.lua")
    XCTAssertThrowsError(try host.load(text: "", name: "b.lua")) {
      XCTAssertEqual($0 as? HostError, .alreadyLoaded)
    }
  }

  func test_bytes_that_are_no_text_are_refused() throws {
    let host = try ScriptHost()
    XCTAssertThrowsError(try host.load(bytes: [0x61, 0xFF], name: "quiz.lua")) {
      XCTAssertEqual(($0 as? ScriptError)?.kind, .unreadable)
    }
  }

  func test_a_script_without_a_folder_requires_nothing() throws {
    let host = try ScriptHost()
    XCTAssertThrowsError(try host.load(text: "require 'main'", name: "quiz.lua")) {
      XCTAssertTrue("\($0)".contains("module 'main' not found"), "\($0)")
    }
    let other = try ScriptHost()
    XCTAssertThrowsError(
      try other.load(text: "return require('fc').read('Package.swift')", name: "quiz.lua"))
  }

  func test_a_foreign_loop_drives_a_host() throws {
    let host = try ScriptHost()
    var ticks = 0
    try host.define("tick", in: "app") { () in ticks += 1 }
    try host.load(
      text: """
        local fc, app = require "fc", require "app"
        fc.task(function() for _ = 1, 3 do fc.sleep(0.002) app.tick() end end)
        """, name: "quiz.lua")
    while try host.step() {
      let seconds = host.secondsUntilDeadline ?? 1
      var waited = pollfd(fd: host.descriptor, events: Int16(POLLIN), revents: 0)
      poll(&waited, 1, Int32((seconds * 1000).rounded(.up)))
    }
    XCTAssertEqual(ticks, 3)
  }

  func test_the_main_queue_of_dispatch_drives_a_host() throws {
    let host = try ScriptHost()
    let done = expectation(description: "the script's timer")
    try host.define("done", in: "app") { () in done.fulfill() }
    try host.load(
      text: "require('fc').after(0.002, require('app').done)", name: "quiz.lua")
    nonisolated(unsafe) weak let driven = host
    let source = DispatchSource.makeReadSource(fileDescriptor: host.descriptor, queue: .main)
    let timer = DispatchSource.makeTimerSource(queue: .main)
    nonisolated(unsafe) let waiting = timer
    let turn: @Sendable () -> Void = {
      _ = try? driven?.step()
      waiting.schedule(deadline: .now() + (driven?.secondsUntilDeadline ?? 1000))
    }
    source.setEventHandler(handler: turn)
    timer.setEventHandler(handler: turn)
    timer.schedule(deadline: .now())
    source.resume()
    timer.resume()
    wait(for: [done], timeout: 10)
    source.cancel()
    timer.cancel()
    host.close()
  }

  func test_hosts_are_made_and_closed_without_growth() throws {
    try XCTSkipIf(runsUnderSanitizer, "what was freed is not used again at once")
    func use(_ count: Int) throws {
      for _ in 0..<count {
        let host = try ScriptHost()
        try host.load(text: "local t = {} for i = 1, 100 do t[i] = {} end", name: "quiz.lua")
        host.close()
      }
    }
    try use(50)
    let before = residentPages()
    try use(300)
    XCTAssertLessThan(residentPages() - before, 1024, "300 hosts have left more than 4 MiB")
  }

  private func residentPages() -> Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    return Int(text.split(separator: " ")[1]) ?? 0
  }
}
