import FCHost
import FCLoop
import FCModels
import Glibc
import XCTest

/// Scripts that change while they run.
final class ReloadTests: XCTestCase {
  private func deck(_ cards: String, rest: String = "") -> String {
    """
    local fc = require "fc"
    local deck = fc.deck { title = "T", id = "t" }
    deck:answer_key("A", function(key)
      \(cards)
    end)
    \(rest)
    return deck
    """
  }

  private let threeCards = """
    key:card { question = "One", answer = "1", kind = "typed", id = "one" }
      key:card { question = "Two", answer = "2", kind = "typed", id = "two" }
      key:card { question = "Three", answer = "3", kind = "typed", id = "three" }
    """

  private func play(_ folder: ScriptFolder, answers: Int) throws -> (ScriptReloader, GameSession) {
    let host = try folder.load()
    var settings = ScriptHost.GameSettings()
    settings.shuffle = false
    let game = try host.startGame(of: host.decks[0], settings: settings)
    for _ in 0..<answers {
      _ = try game.nextCard()
      _ = try game.answer(.text("1"))
    }
    _ = try game.nextCard()
    return (ScriptReloader(host), game)
  }

  // MARK: Games

  func test_game_keeps_its_place_and_takes_over_what_has_changed() throws {
    let folder = try ScriptFolder(deck(threeCards))
    let (reloader, game) = try play(folder, answers: 1)
    let old = reloader.host
    let changed = threeCards.replacingOccurrences(of: "\"Two\"", with: "\"Zwei\"")
    try folder.write(Array(deck(changed).utf8), to: "quiz.lua")
    let outcome = try reloader.reload()
    XCTAssertEqual(outcome.kept.count, 1)
    XCTAssertEqual(outcome.kept[0].gone, [])
    XCTAssertFalse(reloader.host === old)
    XCTAssertEqual(game.currentCard?.question, "Zwei")
    XCTAssertEqual(game.result.right, 1)
    XCTAssertEqual(try game.answer(.text("2")), .scored(1, message: nil))
    XCTAssertEqual(try game.nextCard()?.question, "Three")
    XCTAssertThrowsError(try old.step()) { XCTAssertEqual($0 as? HostError, .closed) }
  }

  func test_a_script_can_not_reload_itself() throws {
    let folder = try ScriptFolder("function again() reload() end")
    let reloader = ScriptReloader(try folder.load()) { try $0.define("reload") { () in } }
    let host = reloader.host
    try host.define("reload") { [unowned reloader] () in try reloader.reload() }
    XCTAssertThrowsError(try host.call("again")) {
      XCTAssertEqual(($0 as? ScriptError)?.message, HostError.busy.description)
    }
    XCTAssertTrue(reloader.host === host)
    try reloader.reload()
    XCTAssertFalse(reloader.host === host)
  }

  func test_pipe_in_the_place_of_the_script_is_not_waited_for() throws {
    let folder = try ScriptFolder(deck(threeCards))
    let host = try folder.makeHost { $0.readsPipes = true }
    try host.load("\(folder.path)/quiz.lua")
    let reloader = ScriptReloader(host)
    unlink("\(folder.path)/quiz.lua")
    try folder.makePipe("quiz.lua")
    XCTAssertThrowsError(try reloader.reload()) {
      XCTAssertTrue("\($0)".contains("this is a pipe or a device"), "\($0)")
    }
    XCTAssertTrue(reloader.host === host)
  }

  func test_cards_added_removed_and_renamed() throws {
    let folder = try ScriptFolder(deck(threeCards))
    let (reloader, game) = try play(folder, answers: 1)
    let changed = """
      key:card { question = "Zero", answer = "0", kind = "typed", id = "zero" }
        key:card { question = "One", answer = "1", kind = "typed", id = "uno", was = { "one" } }
        key:card { question = "Three", answer = "3", kind = "typed", id = "three" }
      """
    try folder.write(Array(deck(changed).utf8), to: "quiz.lua")
    let outcome = try reloader.reload()
    XCTAssertEqual(outcome.kept[0].gone, ["t/A/two"])
    XCTAssertEqual(game.game.cards.map(\.id), ["uno", "three"])
    XCTAssertEqual(game.result.right, 1)
    XCTAssertEqual(game.currentCard?.id, "three")
    XCTAssertEqual(try game.undo()?.id, "uno")
  }

  func test_game_whose_answer_key_is_gone_ends() throws {
    let folder = try ScriptFolder(deck(threeCards))
    let (reloader, game) = try play(folder, answers: 0)
    let text = deck(threeCards).replacingOccurrences(of: "\"A\"", with: "\"B\"")
    try folder.write(Array(text.utf8), to: "quiz.lua")
    let outcome = try reloader.reload()
    XCTAssertTrue(outcome.ended.first === game)
    XCTAssertTrue(game.isFinished)
    XCTAssertThrowsError(try game.nextCard()) { XCTAssertEqual($0 as? HostError, .closed) }
  }

  func test_finished_game_can_be_taken_back_in_the_new_version() throws {
    let folder = try ScriptFolder(deck(threeCards))
    let (reloader, game) = try play(folder, answers: 2)
    _ = try game.answer(.text("3"))
    _ = try game.nextCard()
    try reloader.reload()
    XCTAssertTrue(game.isFinished)
    XCTAssertEqual(game.result.right, 2)
    XCTAssertEqual(try game.undo()?.id, "three")
  }

  func test_what_is_kept_in_memory_and_with_the_game_stays() throws {
    let rest = """
      function visit()
        fc.defaults:set("n", (fc.defaults:get "n" or 0) + 1)
        return fc.defaults:get "n"
      end
      deck:on("answer", function(card, game) game.data.n = (game.data.n or 0) + 1 end)
      deck:on("result", function(game) print(game.data.n) end)
      """
    let folder = try ScriptFolder(deck(threeCards, rest: rest))
    let (reloader, game) = try play(folder, answers: 1)
    XCTAssertEqual(try reloader.host.call("visit", returning: Int.self), 1)
    try reloader.reload()
    XCTAssertEqual(try reloader.host.call("visit", returning: Int.self), 2)
    _ = try game.answer(.text("2"))
    try game.finish()
    XCTAssertEqual(folder.printed, ["2"])
  }

  // MARK: Errors

  func test_version_with_an_error_leaves_the_old_one_playing() throws {
    let folder = try ScriptFolder(deck(threeCards))
    let (reloader, game) = try play(folder, answers: 1)
    for (broken, line) in [
      (deck(threeCards) + "\n)", 10), (deck("error 'made'"), 4), (deck("key:card {}"), 4),
      (deck(threeCards, rest: "local x = nil + 1"), 8),
    ] {
      let host = reloader.host
      try folder.write(Array(broken.utf8), to: "quiz.lua")
      XCTAssertThrowsError(try reloader.reload(), broken) {
        XCTAssertEqual(($0 as? ScriptError)?.position?.line, line, "\($0)")
        XCTAssertFalse(($0 as? ScriptError)?.excerpt.isEmpty ?? true)
      }
      XCTAssertNotNil(reloader.error)
      XCTAssertTrue(reloader.host === host)
      XCTAssertEqual(game.currentCard?.id, "two")
    }
    XCTAssertEqual(try game.answer(.text("2")), .scored(1, message: nil))
    try folder.write(Array(deck(threeCards).utf8), to: "quiz.lua")
    try reloader.reload()
    XCTAssertNil(reloader.error)
    XCTAssertEqual(game.result.right, 2)
  }

  func test_taking_over_that_fails_leaves_the_old_version() throws {
    struct Refusal: Error {}
    let folder = try ScriptFolder(deck(threeCards))
    let (reloader, game) = try play(folder, answers: 0)
    let host = reloader.host
    XCTAssertThrowsError(try reloader.reload { _ in throw Refusal() })
    XCTAssertTrue(reloader.host === host)
    XCTAssertEqual(try game.answer(.text("1")), .scored(1, message: nil))
  }

  func test_script_without_a_file_is_refused() throws {
    let host = try ScriptHost()
    try host.load(text: "", name: "a.lua")
    XCTAssertThrowsError(try ScriptReloader(host).reload()) {
      guard case .definition? = $0 as? HostError else { return XCTFail("\($0)") }
    }
  }

  // MARK: What the old version had begun

  func test_timers_tasks_and_observers_of_the_old_version_never_run_again() throws {
    let rest = """
      fc.every(1, function() print "OLD timer" end)
      fc.task(function() fc.sleep(1) print "OLD task" end)
      fc.observe("Ping", function() print "OLD observer" end)
      deck:on("answer", function() print "OLD answer" end)
      """
    let folder = try ScriptFolder(deck(threeCards, rest: rest))
    let clock = ManualClock()
    let host = try folder.makeHost { $0.clock = clock }
    try host.load("\(folder.path)/quiz.lua")
    let game = try host.startGame(of: host.decks[0])
    _ = try game.nextCard()
    let reloader = ScriptReloader(host)
    let changed = deck(threeCards, rest: rest.replacingOccurrences(of: "OLD", with: "new"))
    try folder.write(Array(changed.utf8), to: "quiz.lua")
    try reloader.reload()
    clock.advance(by: 1)
    try reloader.host.step()
    try reloader.host.post("Ping")
    _ = try game.answer(.text("1"))
    XCTAssertEqual(
      folder.printed.sorted(), ["new answer", "new observer", "new task", "new timer"])
  }

  func test_program_prepares_each_version() throws {
    let folder = try ScriptFolder("print(require 'app'.number())")
    var number = 0
    func prepare(_ host: ScriptHost) throws {
      number += 1
      let own = number
      try host.define("number", in: "app") { () in own }
    }
    let host = try folder.makeHost()
    try prepare(host)
    try host.load("\(folder.path)/quiz.lua")
    try ScriptReloader(host, prepare: prepare).reload()
    XCTAssertEqual(folder.printed, ["1", "2"])
  }

  // MARK: Watching

  /// Runs the loop until the script has changed.
  private func waitForChange(_ reloader: ScriptReloader, _ isDue: () -> Bool) {
    // Without a change there is nothing to wait for, and the test hangs: the deadline ends that.
    var isLate = false
    let deadline = reloader.host.loop.after(30) { isLate = true }
    while !isDue() && !isLate { reloader.host.loop.runOnce() }
    deadline.cancel()
    XCTAssertFalse(isLate, "no change was seen")
  }

  func test_files_replaced_written_in_place_broken_and_mended_are_noticed() throws {
    let folder = try ScriptFolder(
      "print(require 'lib.words')", texts: ["lib/words.lua": "return 1"])
    folder.willHold("new.lua")
    let host = try folder.load()
    let reloader = ScriptReloader(host)
    var isDue = false
    try reloader.watch(delay: 0.01) { isDue = true }
    func follow(_ change: () throws -> Void) throws {
      isDue = false
      try change()
      waitForChange(reloader) { isDue }
      do { try reloader.reload() } catch let error as ScriptError {
        XCTAssertEqual(error.position?.source, "\(folder.path)/lib/words.lua")
      }
    }
    try follow {
      try folder.write(Array("print('renamed', require 'lib.words')".utf8), to: "new.lua")
      rename("\(folder.path)/new.lua", "\(folder.path)/quiz.lua")
    }
    try follow { try folder.write(Array("return 'in place'".utf8), to: "lib/words.lua") }
    try follow { try folder.write(Array("return (".utf8), to: "lib/words.lua") }
    XCTAssertNotNil(reloader.error)
    try follow { try folder.write(Array("return 'mended'".utf8), to: "lib/words.lua") }
    XCTAssertNil(reloader.error)
    XCTAssertEqual(
      folder.printed, ["1", "renamed\t1", "renamed\tin place", "renamed\tmended"])
    reloader.host.close()
  }

  func test_other_files_in_the_folder_do_not_count() throws {
    let folder = try ScriptFolder("print 'loaded'")
    let reloader = ScriptReloader(try folder.load())
    var isDue = false
    try reloader.watch(delay: 0) { isDue = true }
    try folder.write(Array("x".utf8), to: "notes.txt")
    for _ in 0..<20 {
      reloader.host.loop.step()
      usleep(1000)
    }
    XCTAssertFalse(isDue)
  }
}
