import FCLoop
import FCModels
import XCTest

@testable import FCHost

/// How a script ends: by itself, by `fc.quit`, or because its host goes.
final class QuitTests: XCTestCase {
  func test_quit_ends_the_script_from_wherever_it_is_called() throws {
    let calls = [
      "fc.quit(7) print 'never'",
      "pcall(fc.quit, 7) print 'never'",
      "pcall(pcall, function() fc.quit(7) print 'never' end) print 'never'",
      "coroutine.wrap(function() fc.quit(7) print 'never' end)() print 'never'",
      "fc.task(function() fc.quit(7) print 'never' end) print 'never'",
      "fc.task(function() fc.sleep(1) fc.quit(7) print 'never' end) fc.sleep(2) print 'never'",
      "fc.after(1, function() fc.quit(7) print 'never' end) fc.sleep(2) print 'never'",
      "fc.after(1, function() fc.quit(7) end) fc.after(1, function() print 'never' end)",
      "fc.after(1, function() fc.quit(7) end) fc.sleep(1) print 'never'",
      "fc.observe('a', function() fc.quit(7) print 'never' end) fc.post 'a' print 'never'",
      """
      local layer = fc.layer { x = 0 }
      layer:on("k", function() fc.quit(7) print "never" end)
      layer:animate(move(1), "k")
      print "never"
      """,
      """
      local layer = fc.layer { x = 0 }
      layer:on("k", { always = true }, function() fc.quit(7) end)
      layer:add_animation(move(1), "k")
      layer:add_animation(move(1), "k")
      print "never"
      """,
      "table.sort({ 2, 1 }, function() fc.quit(7) fc.quit(8) return true end) print 'never'",
      """
      local x = setmetatable({}, { __tostring = function() fc.quit(7) return "never" end })
      print(x)
      """,
      """
      local task = fc.task(function()
        local x <close> = closing(function() fc.quit(7) end)
        fc.sleep(1)
      end)
      task:cancel()
      print "never"
      """,
      "fc.quit(7) fc.quit(8)",
    ]
    for call in calls {
      let run = try runTimed(call)
      XCTAssertEqual(run.status, 7, call)
      XCTAssertEqual(run.printed.filter { $0 == "never" }, [], call)
      XCTAssertEqual(run.reported, [], call)
    }
  }

  func test_quit_closes_what_is_open_and_cancels_what_is_pending() throws {
    try assertRun(
      """
      local function open(name)
        local x <close> = closing(function() print("closed", name) end)
        fc.sleep(9)
        print "never"
      end
      fc.task(open, "task")
      fc.after(1, function() open "timer" end)
      fc.every(1, function() end)
      local layer = fc.layer { x = 0 }
      layer:on("k", { always = true }, function(_, event) print(event.reason) end)
      layer:add_animation(move(9), "k")
      local x <close> = closing(function() print "closed main" end)
      fc.sleep(2)
      fc.quit()
      print "never"
      """, prints: ["closed main", "closed\ttask", "closed\ttimer", "cancelled"], status: 0)
  }

  func test_a_status_is_a_number_from_0_to_255() throws {
    try assertRun(
      """
      fails("fc.quit takes a status from 0 to 255", fc.quit, 256)
      fails("fc.quit takes a status from 0 to 255", fc.quit, -1)
      fails("bad argument #1 to 'quit' (integer expected, got string)", fc.quit, "x")
      fc.quit(255)
      """, prints: [], status: 255)
  }

  // MARK: The host

  private let pending = """
    local function never() print "never" end
    local function open(f)
      local x <close> = setmetatable({}, { __close = function() print "closed" end })
      f()
    end
    local main = fc.task(open, function() fc.sleep(1) print "never" end)
    fc.task(open, function() fc.await(main) print "never" end)
    fc.task(open, function() coroutine.wrap(fc.sleep)(1) print "never" end)
    fc.after(1, never)
    fc.every(1, never)
    fc.observe("a", never)
    local layer = fc.layer { x = 0 }
    local animation = fc.animation { key_path = "x", to = 1, duration = 1,
      easing = function(x) return x end }
    layer:on("k", { always = true }, function(layer, event)
      print(event.reason)
      layer:add_animation(animation, "k")
      fc.after(1, never)
      fc.task(fc.sleep, 1)
    end)
    layer:add_animation(animation, "k")
    fc.task(open, function() layer:animate(animation) print "never" end)
    """

  func test_a_host_that_is_closed_ends_what_is_pending() throws {
    let folder = try ScriptFolder(pending)
    weak var gone: ScriptHost?
    do {
      let clock = ManualClock()
      let host = try folder.makeHost { $0.clock = clock }
      gone = host
      try host.load("\(folder.path)/quiz.lua")
      host.close()
      host.close()
      clock.advance(by: 5)
      host.loop.runOnce(waiting: false)
      XCTAssertEqual(folder.printed, ["closed", "closed", "closed", "closed", "cancelled"])
      XCTAssertEqual(folder.reported, [])
    }
    XCTAssertNil(gone)
  }

  func test_a_host_that_is_dropped_runs_nothing_and_leaves_nothing() throws {
    let folder = try ScriptFolder(pending)
    weak var gone: ScriptHost?
    weak var state: AnyObject?
    do {
      let host = try folder.makeHost { $0.clock = ManualClock() }
      gone = host
      state = host.state
      try host.load("\(folder.path)/quiz.lua")
    }
    XCTAssertNil(gone)
    XCTAssertNil(state)
    XCTAssertEqual(folder.printed, [])
  }

  func test_functions_of_a_closed_host_fail_and_start_nothing() throws {
    let folder = try ScriptFolder(
      """
      local fc = require "fc"
      local deck = fc.deck { title = "Deck" }
      deck:answer_key("Key", function(key)
        for _, make in ipairs {
          function() fc.after(1, print) end, function() fc.every(1, print) end,
          function() fc.task(fc.sleep, 1) end, function() fc.post "a" end,
          function() fc.layer { x = 0 } end, function() print "never" end,
        } do
          local ok, message = pcall(make)
          assert(not ok and message:find "the host is closed", message)
        end
        key:card { question = "q", answer = "a" }
      end)
      deck:on("start", function() print "never" end)
      return deck
      """)
    let host = try folder.load()
    host.close()
    let deck = host.decks[0]
    XCTAssertThrowsError(try deck.game(key: deck.answerKeys[0], options: GameOptions(seed: 1))) {
      XCTAssertTrue("\($0)".contains("quiz.lua:12: the host is closed"), "\($0)")
    }
    XCTAssertEqual(folder.printed, [])
  }

  func test_a_main_chunk_may_wait_before_it_returns_its_deck() throws {
    let folder = try ScriptFolder(
      """
      local fc = require "fc"
      local deck = fc.deck { title = "Deck" }
      deck:answer_key("Key", function(key) key:card { question = "q", answer = "a" } end)
      local ready = fc.task(function() fc.sleep(2) return "ready" end)
      fc.after(1, function() print "timer" end)
      print(fc.await(ready))
      fc.after(600, function() print "never" end)
      return deck
      """)
    let host = try folder.makeHost { $0.clock = ManualClock(skipsIdleTime: true) }
    try host.load("\(folder.path)/quiz.lua")
    XCTAssertEqual(folder.printed, ["timer", "ready"])
    XCTAssertEqual(host.decks.map(\.title), ["Deck"])
    host.close()
  }

  func test_an_error_after_a_wait_of_the_main_chunk_is_that_of_the_script() throws {
    let folder = try ScriptFolder("fc.sleep(1)\nlocal x\nfc.sleep(1)\nprint(x.y)")
    let host = try folder.makeHost { $0.clock = ManualClock(skipsIdleTime: true) }
    XCTAssertThrowsError(try host.load("\(folder.path)/quiz.lua")) {
      guard let error = $0 as? ScriptError else { return XCTFail("\($0)") }
      XCTAssertEqual(
        folder.text(of: error),
        """
        quiz.lua:4: attempt to index a nil value (local 'x')

          2 | local x
          3 | fc.sleep(1)
        > 4 | print(x.y)
                    ~
        """)
    }
    XCTAssertEqual(folder.reported, [])
  }

  func test_handlers_of_a_deck_may_wait_and_the_game_goes_on() throws {
    let folder = try ScriptFolder(
      """
      local fc = require "fc"
      local deck = fc.deck { title = "Deck" }
      deck:answer_key("Key", function(key)
        for i = 1, 2 do key:card { question = "q" .. i, answer = "a" } end
      end)
      for _, event in ipairs { "start", "card", "answer", "result" } do
        deck:on(event, function(card, game)
          print(event)
          fc.sleep(1)
          print(event .. " slept", (game or card).num_left)
          if event == "result" then error "after a wait" end
        end)
      end
      return deck
      """)
    let clock = ManualClock()
    let host = try folder.makeHost { $0.clock = clock }
    try host.load("\(folder.path)/quiz.lua")
    let game = try host.decks[0].game(
      key: host.decks[0].answerKeys[0], options: GameOptions(seed: 1))
    while game.nextCard() != nil { _ = try game.answer(.choice(1)) }
    XCTAssertEqual(folder.printed, ["start", "card", "answer", "card", "answer", "result"])
    clock.advance(by: 1)
    host.releaseStartedGames(keeping: game)
    host.state.collectGarbage()
    host.loop.runOnce(waiting: false)
    XCTAssertEqual(
      Array(folder.printed.dropFirst(6)),
      ["start", "card", "answer", "card", "answer", "result"].map { "\($0) slept\t0" })
    XCTAssertEqual(folder.reported.count, 1)
    XCTAssertTrue(folder.reported[0].hasSuffix("called by the handler of \"result\""))
    host.close()
  }
}
