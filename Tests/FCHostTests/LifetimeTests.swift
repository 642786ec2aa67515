import FCLua
import FCModels
import XCTest

@testable import FCHost

/// What becomes of the objects of a script: that they live as long as they are needed, and not
/// longer.
final class LifetimeTests: XCTestCase {
  /// Remembers objects without keeping them.
  final class Tracker {
    private struct Weak {
      let kind: String
      weak var object: AnyObject?
    }
    private var objects: [Weak] = []

    func add(_ object: AnyObject) {
      let isKnown = objects.contains { $0.object === object }
      if !isKnown { objects.append(Weak(kind: "\(type(of: object))", object: object)) }
    }

    /// The kinds of the objects that are still there.
    var living: [String] { objects.filter { $0.object != nil }.map(\.kind).sorted() }
    var count: Int { objects.count }
  }

  /// Gives a script `table.track`, which remembers its arguments, and `table.living`, which tells what
  /// of it is there after a full collection. (New globals are refused even to the host by now.)
  private func define(_ tracker: Tracker, in host: ScriptHost) throws {
    try host.state.define("track", in: "table") { call in
      for position in 1...max(1, call.arguments.count) {
        let arguments = call.arguments
        if let card = arguments.object(position, of: Card.self) { tracker.add(card) }
        if let key = arguments.object(position, of: AnswerKey.self) { tracker.add(key) }
        if let deck = arguments.object(position, of: Deck.self) { tracker.add(deck) }
        if let game = arguments.object(position, of: Game.self) { tracker.add(game) }
        if let random = arguments.object(position, of: RandomSource.self) { tracker.add(random) }
        if let observer = arguments.object(position, of: DeckObserver.self) {
          tracker.add(observer)
        }
      }
      return .nothing
    }
    try host.state.define("living", in: "table") { call in
      call.state.collectGarbage()
      call.state.collectGarbage()
      return call.answer(tracker.living.joined(separator: " "))
    }
  }

  private func run(
    _ script: String, _ tracker: Tracker = Tracker(), eagerly: Bool = false,
    file: StaticString = #filePath, line: UInt = #line
  ) throws -> [String] {
    // Decks that are made but not returned are an error: another one is returned.
    let other = """

      local other = require("fc").deck { title = "Other" }
      other:answer_key("Key", function() end)
      return other
      """
    let folder = try ScriptFolder(
      "local track, living = table.track, table.living\n" + script
        + (script.contains("\nreturn ") ? "" : other))
    let host = try folder.makeHost { $0.collectsEagerly = eagerly }
    try define(tracker, in: host)
    do {
      try host.load("\(folder.path)/quiz.lua")
    } catch let error as ScriptError {
      XCTFail(folder.text(of: error), file: file, line: line)
    }
    XCTAssertEqual(folder.reported, [], file: file, line: line)
    return folder.printed
  }

  /// A script that makes one of everything and plays.
  private let everything = """
    local fc, track = require "fc", table.track
    local deck = fc.deck { title = "Deck" }
    local key = deck:answer_key("Key", function(key)
      local front, back = key:card { question = "A", answer = "a", reverse = true,
        data = { deck = deck }, check = function(_, card) track(card) return true end }
      track(front, back)
      key:card { question = "B", answer = "b" }
      track(key:card { text = "{{c1::C}} {{c2::D}}" })
      key:generate({ id = "made", count = 3 }, function(random, n)
        track(random)
        return { question = "E" .. n, answer = "e", data = key, check = function() return 1 end }
      end)
      track(key, key.random)
    end)
    for _, event in ipairs { "start", "card", "answer", "result" } do
      local observer
      observer = deck:on(event, function(...)
        track(...)
        assert(observer and deck)
      end)
      track(observer)
    end
    local game = deck:game(key)
    track(deck, key, game)
    game.data.game = "data"
    for card in function() return game:next_card() end do
      game:answer(1)
      if card.question == "B" then game:undo() game:answer(2) end
    end
    track(game:again(), game:practice(), fc.game(key:cards()), deck:resume(game:state()))
    track(table.unpack(game:missed_cards()))
    local loose = fc.card { question = "L", answer = "l", data = game }
    track(loose, fc.game({ loose }):next_card())
    return deck
    """

  func test_nothing_of_a_script_outlives_its_host() throws {
    let tracker = Tracker()
    _ = try run(everything, tracker)
    XCTAssertGreaterThan(tracker.count, 30)
    XCTAssertEqual(tracker.living, [])
  }

  func test_nothing_of_a_script_that_fails_outlives_its_host() throws {
    for statement in ["error 'x'", "error(deck)", "error { game, deck }", "deck:game(key, 1)"] {
      let tracker = Tracker()
      let folder = try ScriptFolder(
        everything.replacing("return deck", with: "local failed = \(statement)"))
      do {
        let host = try folder.makeHost()
        try define(tracker, in: host)
        XCTAssertThrowsError(try host.load("\(folder.path)/quiz.lua"))
      }
      XCTAssertGreaterThan(tracker.count, 30)
      XCTAssertEqual(tracker.living, [])
    }
  }

  func test_what_a_script_drops_is_collected_while_it_runs() throws {
    let tracker = Tracker()
    let body = everything.replacing("return deck", with: "")
    XCTAssertEqual(
      try run("local function all()\n\(body)\nend\nall() all()\nprint(living())", tracker), [""])
    XCTAssertGreaterThan(tracker.count, 60)
  }

  func test_cycles_through_callbacks_are_collected() throws {
    XCTAssertEqual(
      try run(
        """
        do
          local deck = fc.deck { title = "Deck" }
          local key
          key = deck:answer_key("Key", function(k) assert(k == key and deck) end)
          local observer
          observer = deck:on("start", function() return deck, observer end)
          local card
          card = fc.card { question = "q", answer = "a", data = {},
            check = function() return card, deck end }
          card.data.card = card
          track(deck, key, observer, card)
        end
        print(living())
        """), [""])
  }

  func test_a_removed_handler_lets_go_of_what_it_holds() throws {
    XCTAssertEqual(
      try run(
        """
        local deck = fc.deck { title = "Deck" }
        deck:answer_key("Key", function(k) k:card { question = "q", answer = "a" } end)
        local observer
        do
          local card = fc.card { question = "q", answer = "a" }
          track(card)
          observer = deck:on("start", function() return card end)
        end
        print(living())
        observer:remove()
        print(living())
        return deck
        """), ["Card", ""])
  }

  func test_check_and_data_outlive_the_userdata_of_their_card() throws {
    XCTAssertEqual(
      try run(
        """
        local deck = fc.deck { title = "Deck" }
        deck:answer_key("Key", function(key)
          key:card { question = "q", answer = "a", data = { "data" },
            check = function() return 0.5, "checked" end }
        end)
        local game = deck:game "Key"
        living()
        local card = game:next_card()
        print(card.data[1], card:record_answer(1))
        card = nil
        living()
        print(game:missed_cards()[1].data[1])
        return deck
        """), ["data\t0.5\tchecked", "data"])
  }

  func test_a_card_of_an_earlier_run_keeps_what_it_was_given() throws {
    XCTAssertEqual(
      try run(
        """
        local deck = fc.deck { title = "Deck" }
        local runs = 0
        deck:answer_key("Key", function(key)
          runs = runs + 1
          local run = runs
          key:card { question = "q", answer = "a", data = { run },
            check = function() return 0.5, "run " .. run end }
        end)
        local first = deck:game("Key"):next_card()
        for _ = 1, 3 do deck:game "Key" living() end
        print(first.data[1], first:record_answer(1))
        return deck
        """), ["1\t0.5\trun 1"])
  }

  func test_a_game_of_loose_cards_keeps_what_they_were_given() throws {
    XCTAssertEqual(
      try run(
        """
        local game = fc.game { fc.card { question = "q", answer = "a", data = { "kept" },
          check = function() return 0.5 end } }
        living()
        print(game:next_card().data[1], game:answer(1))
        game = game:practice()
        living()
        print(game:next_card().data[1], game:answer(1))
        """), ["kept\t0.5\tnil", "kept\t0.5\tnil"])
  }

  func test_a_game_keeps_its_deck_and_its_data() throws {
    XCTAssertEqual(
      try run(
        """
        local game
        do
          local deck = fc.deck { title = "Deck" }
          deck:answer_key("Key", function(key) key:card { question = "q", answer = "a" } end)
          deck:on("card", function(card, g) print("card", card.question, g.data.x) end)
          game = deck:game "Key"
          game.data.x = { "x" }
          game.data.x = "text"
        end
        living()
        game:next_card()
        print(game.deck.title, game.key.name, game:again().count)
        return game.deck
        """), ["card\tq\ttext", "Deck\tKey\t1"])
  }

  func test_a_key_whose_deck_is_gone_says_so() throws {
    XCTAssertEqual(
      try run(
        """
        local key
        do
          local deck = fc.deck { title = "Deck" }
          key = deck:answer_key("Key", function() end)
          track(deck)
        end
        print(living())
        print(key.name, key.deck, #key:cards())
        """), ["", "Key\tnil\t0"])
  }

  func test_games_of_the_host_keep_their_values_through_collections() throws {
    let folder = try ScriptFolder(
      """
      local fc = require "fc"
      local deck = fc.deck { title = "Deck" }
      deck:answer_key("Key", function(key)
        for i = 1, 5 do
          key:card { question = i, answer = "a" .. i, data = { i },
            check = function(_, card) collectgarbage() return card.data[1] / 10 end }
        end
      end)
      for _, event in ipairs { "start", "card", "answer", "result" } do
        deck:on(event, function() collectgarbage() print(event) end)
      end
      return deck
      """)
    let host = try folder.load()
    let deck = host.decks[0]
    for _ in 1...2 {
      host.state.collectGarbage()
      let game = try deck.game(key: deck.answerKeys[0], options: GameOptions(seed: 1))
      host.releaseStartedGames(keeping: game)
      while game.nextCard() != nil {
        host.state.collectGarbage()
        _ = try game.answer(.choice(1))
      }
      XCTAssertEqual(game.score, 1.5, accuracy: 1e-9)
      _ = game.undo()
      let practice = try game.practice()
      host.releaseStartedGames(keeping: practice)
      host.state.collectGarbage()
      while practice.nextCard() != nil { _ = try practice.answer(.choice(1)) }
      XCTAssertEqual(practice.numWrong, 4)
    }
    XCTAssertEqual(folder.reported, [])
    XCTAssertEqual(folder.printed.count, 2 * (1 + 5 + 5 + 1 + 1 + 4 + 4 + 1))
  }

  func test_a_collector_that_always_runs_changes_nothing() throws {
    let tracker = Tracker()
    _ = try run(everything, tracker, eagerly: true)
    XCTAssertEqual(tracker.living, [])
  }

  func test_the_scripts_of_the_api_pass_with_a_collector_that_always_runs() throws {
    for name in ["cards", "games", "events", "states", "play"] {
      try FixtureTests.run(name) { $0.collectsEagerly = true }
    }
  }

  func test_errors_by_the_thousand_leave_nothing_behind() throws {
    let tracker = Tracker()
    let printed = try run(
      """
      local deck = fc.deck { title = "Deck" }
      local function fail() error(fc.card { question = "q", answer = "a" }) end
      local key = deck:answer_key("Key", function(key)
        track(key:card { question = "q", answer = "a", check = fail })
      end)
      local failing = deck:answer_key("Failing", fail)
      local nested = deck:answer_key("Nested", function() deck:game "Failing" end)
      track(deck, key, failing, nested)
      local function round()
        assert(not pcall(deck.game, deck, "Failing"))
        assert(not pcall(deck.game, deck, "Nested"))
        assert(not pcall(deck.game, deck, "None"))
        assert(not pcall(key.card, key, { question = "q" }))
        local game = deck:game(key)
        game:next_card()
        assert(not pcall(game.answer, game, 1))
        assert(not pcall(coroutine.wrap(function() deck:game "Nested" end)))
        local co = coroutine.create(function() deck:game "Failing" end)
        assert(not coroutine.resume(co))
      end
      for _ = 1, 50 do round() end
      collectgarbage() collectgarbage()
      local before = collectgarbage "count"
      for _ = 1, 1000 do round() end
      collectgarbage() collectgarbage()
      local growth = collectgarbage "count" - before
      print(growth < 20 or growth, living())
      return deck
      """, tracker)
    XCTAssertEqual(printed, ["true\tAnswerKey AnswerKey AnswerKey Card Deck"])
    XCTAssertEqual(tracker.living, [])
  }
}
