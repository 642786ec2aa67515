import FCLoop
import FCModels
import FCStore
import Support
import XCTest

@testable import FCHost

/// What a script keeps is there for the next host of the same script, and for no other.
final class KeepingTests: XCTestCase {
  private var home: DataHome!

  override func setUpWithError() throws { home = try DataHome() }
  override func tearDown() { home = nil }

  /// Runs a script to its end on the store, and returns what it printed.
  @discardableResult
  private func run(
    _ folder: ScriptFolder, adopts: Bool = false, store: StorePlace? = nil
  ) throws -> [String] {
    let start = folder.printed.count
    let host = try folder.makeHost {
      $0.store = store ?? .file(home.store)
      $0.adopts = adopts
    }
    try host.load("\(folder.path)/quiz.lua")
    host.run(untilScreen: false)
    host.close()
    return Array(folder.printed[start...])
  }

  private let counting = """
    local fc = require "fc"
    local count = (fc.defaults:get "count" or 0) + 1
    fc.defaults:set("count", count)
    local book = fc.recipe_book { name = "B", recipes = { fc.recipe { name = "seed" } } }
    book:add_recipe(fc.recipe { name = "run " .. count })
    book:add_to_favorites(book[#book])
    print(count, #book, book:sorted_favorites()[1], book:favorites_count())
    """

  func test_a_second_run_finds_what_the_first_kept() throws {
    let folder = try ScriptFolder(counting)
    XCTAssertEqual(try run(folder), ["1\t2\trecipe \"run 1\"\t1"])
    XCTAssertEqual(try run(folder), ["2\t3\trecipe \"run 1\"\t2"])
    XCTAssertEqual(folder.reported, [])
    XCTAssertEqual(try run(folder, store: .memory), ["1\t2\trecipe \"run 1\"\t1"])
  }

  func test_a_script_that_keeps_nothing_makes_no_file() throws {
    let folder = try ScriptFolder(
      "local fc = require \"fc\"\nfc.recipe { name = \"x\" } fc.after(1, print)")
    try run(folder)
    XCTAssertEqual(access(home.store, F_OK), -1)
  }

  func test_what_was_kept_before_an_error_lasts() throws {
    let folder = try ScriptFolder(
      """
      print(fc.defaults:get "n")
      fc.defaults:set("n", 1)
      error "stop"
      """)
    XCTAssertThrowsError(try run(folder))
    XCTAssertThrowsError(try run(folder))
    XCTAssertEqual(folder.printed, ["nil", "1"])
  }

  func test_a_book_that_a_script_has_kept_holds_no_state() throws {
    let folder = try ScriptFolder(counting)
    weak var state: AnyObject?
    try {
      let host = try folder.makeHost { $0.store = .file(home.store) }
      state = host.state
      try host.load("\(folder.path)/quiz.lua")
      host.close()
    }()
    XCTAssertNil(state)
  }

  func test_a_turn_lasts_once_it_has_ended() throws {
    let folder = try ScriptFolder(
      """
      fc.defaults:set("n", 1)
      fc.after(1, function() fc.defaults:set("n", 2) end)
      """)
    let host = try folder.makeHost { $0.store = .file(home.store) }
    try host.load("\(folder.path)/quiz.lua")
    let other = try Store(at: .file(home.store))
    let space = try other.space(
      named: "quiz.lua", ownedBy: host.keeper.owner.path, exists: { _ in true })
    XCTAssertEqual(space.defaults().value(for: "n"), .int(1))
    host.run(untilScreen: false)
    XCTAssertEqual(space.defaults().value(for: "n"), .int(2))
    host.close()
  }

  func test_a_name_belongs_to_the_file_that_first_used_it() throws {
    let script = "-- fcscript-id: mine\n" + counting
    var first: ScriptFolder? = try ScriptFolder(script)
    try run(XCTUnwrap(first))
    let second = try ScriptFolder("#!/usr/bin/fcscript\n" + script)
    XCTAssertEqual(try run(second), ["1\t2\trecipe \"run 1\"\t1"])
    XCTAssertEqual(second.reported.count, 1)
    XCTAssertTrue(second.reported[0].contains("\"mine\" belongs to another script"))
    XCTAssertTrue(second.reported[0].contains("--adopt"))

    XCTAssertEqual(try run(second, adopts: true), ["2\t3\trecipe \"run 1\"\t2"])
    XCTAssertEqual(try run(second), ["3\t4\trecipe \"run 1\"\t3"])
    XCTAssertEqual(try run(XCTUnwrap(first)), ["1\t2\trecipe \"run 1\"\t1"])
    XCTAssertEqual(second.reported.count, 1)

    // The file is gone: its name is free.
    let third = try ScriptFolder(script)
    try FileManager.default.removeItem(atPath: "\(second.path)/quiz.lua")
    XCTAssertEqual(try run(third).first?.prefix(1), "4")
    first = nil
  }

  func test_what_is_wrong_with_a_store_is_said_once_and_the_run_goes_on_in_memory() throws {
    let folder = try ScriptFolder(counting)
    for place in [StorePlace.file("/proc/none/store"), .nowhere(reason: "no folder is known")] {
      XCTAssertEqual(try run(folder, store: place), ["1\t2\trecipe \"run 1\"\t1"])
    }
    XCTAssertEqual(
      folder.reported,
      [
        "warning: the store /proc/none/store can't be opened: No such file or directory. "
          + "What is kept now lasts until this run ends",
        "warning: there is no place for the store: no folder is known; --store PATH gives it one. "
          + "What is kept now lasts until this run ends",
      ])
  }

  func test_two_hosts_on_one_store_see_what_the_other_keeps() throws {
    let folder = try ScriptFolder(
      """
      local book = fc.recipe_book { name = "B" }
      fc.observe("RecipesChanged", function(book) print(#book, book[#book]) end)
      fc.after(1, function() book:add_recipe(fc.recipe { name = "a" }) end)
      fc.after(2, function() end)
      """)
    let hosts = try (0..<2).map { _ in
      try folder.makeHost {
        $0.store = .file(home.store)
        $0.clock = ManualClock(skipsIdleTime: true)
      }
    }
    for host in hosts { try host.load("\(folder.path)/quiz.lua") }
    for _ in 0..<2 { for host in hosts { host.loop.runOnce() } }
    for host in hosts { host.close() }
    XCTAssertEqual(
      folder.printed,
      ["1\trecipe \"a\"", "1\trecipe \"a\"", "2\trecipe \"a\"", "2\trecipe \"a\""])
  }

  // MARK: Games

  private let deck = """
    local fc = require "fc"
    local deck = fc.deck { title = "D", id = "d" }
    deck:answer_key("K", function(key)
      for i = 1, 3 do key:card { question = "q" .. i, answer = "a", kind = "typed" } end
    end)

    """

  /// What is kept of the answers of the script in a folder, by card.
  private func progress(_ folder: ScriptFolder, learner: String? = nil) throws
    -> [String: FCStore.Progress]
  {
    let store = try Store(at: .file(home.store))
    let path = try XCTUnwrap(RealPath(leadingTo: "\(folder.path)/quiz.lua"))
    return try store.space(
      named: "quiz.lua", ownedBy: String(decoding: path.bytes, as: UTF8.self),
      exists: { _ in true }
    ).progress(ofDeck: "d", learner: learner)
  }

  func test_a_game_that_a_script_starts_is_kept_for_its_learner() throws {
    let folder = try ScriptFolder(
      deck + """
        for _, learner in ipairs { false, "Ann" } do
          local game = deck:game("K", { shuffle = false, learner = learner or nil })
          game:next_card() game:answer "a"
          game:next_card() game:answer "b"
          game:undo() game:answer "a"
        end
        return deck
        """)
    try run(folder)
    XCTAssertEqual(try progress(folder), [:])
    let kept = try progress(folder, learner: "Ann")
    XCTAssertEqual(kept.mapValues(\.answered), ["d/K/q1": 1, "d/K/q2": 1])
    XCTAssertEqual(kept.mapValues(\.right), ["d/K/q1": 1, "d/K/q2": 1])
  }

  func test_answers_follow_a_card_to_its_new_id() throws {
    let play = """
      local game = deck:game("K", { learner = "Ann" })
      while game:next_card() do game:answer "a" end
      return deck
      """
    let folder = try ScriptFolder(deck + play)
    try run(folder)
    try folder.write(
      Array(
        (deck.replacingOccurrences(
          of: "kind = \"typed\"", with: "kind = \"typed\", id = \"n\" .. i, was = \"q\" .. i")
          + play).utf8), to: "quiz.lua")
    try run(folder)
    XCTAssertEqual(
      try progress(folder, learner: "Ann").mapValues(\.answered),
      ["d/K/n1": 2, "d/K/n2": 2, "d/K/n3": 2])
  }
}
