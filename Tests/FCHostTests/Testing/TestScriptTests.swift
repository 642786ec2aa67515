import FCLoop
import XCTest

@testable import FCHost

/// Scripts that describe tests, and how these are run.
final class TestScriptTests: XCTestCase {
  private static let start = "local test, expect = fc.test, fc.test.expect\n"

  /// Runs the tests of a script, and returns what it has printed.
  @discardableResult
  private func run(
    _ script: String, deck: String = "", reports: [String] = [], file: StaticString = #filePath,
    line: UInt = #line, _ change: (inout ScriptHost.Configuration) -> Void = { _ in }
  ) throws -> [String] {
    let folder = try ScriptFolder(Self.start + script, texts: ["decks/deck.lua": deck])
    let host = try folder.makeHost {
      $0.clock = ManualClock(skipsIdleTime: true)
      $0.test = TestSettings()
      change(&$0)
    }
    do {
      try host.load("\(folder.path)/quiz.lua")
      for test in host.testCases { host.run(test) }
    } catch let error as ScriptError {
      XCTFail(folder.text(of: error), file: file, line: line)
    }
    let reported = folder.reported + (host.stopError.map { [folder.text(of: $0)] } ?? [])
    XCTAssertEqual(
      reported.map { String($0.prefix { $0 != "\n" }) }, reports, file: file, line: line)
    host.close()
    return folder.printed
  }

  func test_what_belongs_to_a_group_runs_around_each_of_its_tests() throws {
    let printed = try run(
      """
      test.before_each(function() print "before all" end)
      test.describe("outer", function()
        test.before_each(function() print "before outer" end)
        test.after_each(function() print "after outer" end)
        test.describe("inner", function()
          test.before_each(function() fc.sleep(5) print "before inner" end)
          test.after_each(function() print "after inner" end)
          test.it("one", function() print "one" end)
        end)
        test.it("two", function() print "two" end)
      end)
      """)
    XCTAssertEqual(
      printed,
      [
        "before all", "before outer", "before inner", "one", "after inner", "after outer",
        "before all", "before outer", "two", "after outer",
      ])
  }

  func test_what_follows_a_test_runs_also_when_it_has_failed() throws {
    let printed = try run(
      """
      test.after_each(function() print "after" end)
      test.it("fails", function() error "no" end)
      test.it("passes", function() print "passes" end)
      """, reports: ["quiz.lua:3: no"])
    XCTAssertEqual(printed, ["after", "passes", "after"])
  }

  func test_a_test_is_not_run_without_what_comes_before_it() throws {
    let printed = try run(
      """
      test.before_each(function() error "not ready" end)
      test.it("one", function() print "one" end)
      """, reports: ["quiz.lua:2: not ready"])
    XCTAssertEqual(printed, [])
  }

  func test_time_passes_and_all_that_is_due_runs_in_order() throws {
    let printed = try run(
      """
      test.it("advances", function()
        local function note(text) return function() print(text) end end
        fc.after(2, note "two")
        fc.after(1, function()
          print "one"
          fc.after(1, function() print "two again" fc.after(0, note "at once") end)
        end)
        fc.task(function() fc.sleep(3) print "three" end)
        test.advance(2)
        print "advanced"
        test.advance(0)
        test.advance(10)
        print(fc.now())
      end)
      """)
    XCTAssertEqual(
      printed, ["one", "two", "two again", "at once", "advanced", "three", "12.0"])
  }

  func test_a_deck_elsewhere_finds_its_own_files_and_modules() throws {
    let folder = try ScriptFolder(
      Self.start + """
        test.it("loads", function()
          local deck = test.load "decks/deck.lua"
          expect(deck.id):equals "deck"
          expect(test.play(deck).count):equals(1)
          expect(fc.read "here.txt"):equals "here"
        end)
        """,
      texts: [
        "here.txt": "here",
        "decks/words.lua": "return { answer = fc.read 'word.txt' }",
        "decks/word.txt": "word",
        "decks/deck.lua": """
        local deck = fc.deck { title = "Deck" }
        deck:answer_key("Key", function(key)
          key:card { question = "q", answer = require "words".answer }
        end)
        return deck
        """,
      ])
    let host = try folder.makeHost { $0.test = TestSettings() }
    try host.load("\(folder.path)/quiz.lua")
    host.run(try XCTUnwrap(host.testCases.first))
    XCTAssertEqual(folder.reported, [])
  }

  func test_a_learner_answers_right_or_wrong_by_the_rule_of_every_kind() throws {
    let deck = """
      local deck = fc.deck { title = "Kinds" }
      deck:answer_key("All", function(key)
        key:card { question = "choice", answer = "a", wrong = { "b", "c" } }
        key:card { kind = "select", question = "select", answer = { "a", "b" }, wrong = { "c" } }
        key:card { kind = "typed", question = "typed", answer = { "a", "wrong" } }
        key:card { kind = "number", question = "number", answer = 3, tolerance = "10%" }
        key:card { kind = "number", question = "unit", answer = 0, tolerance = 2, unit = "km" }
        key:card { kind = "reveal", question = "reveal", answer = "a" }
        key:card { kind = "cloze", text = "The {{c1::answer}}" }
      end)
      return deck
      """
    try run(
      """
      test.it("plays", function()
        local deck = test.load "decks/deck.lua"
        expect(test.play(deck).num_right):equals(7)
        local game = test.play(deck, { answer = "wrong", key = "All" })
        expect(game.num_wrong):equals(7)
        expect(game.score):equals(0)
        expect(test.play(deck, { answer = "skip" }).num_left):equals(7)
        local two = test.play(deck, { limit = 2, shuffle = false, seed = 5 })
        expect(two.count):equals(2)
        expect(two.seed):equals(5)
      end)
      test.it("takes no other options", function()
        local deck = test.load "decks/deck.lua"
        expect(function() test.play(deck, { anwser = "wrong" }) end):raises "did you mean 'answer'?"
        expect(function() test.play(deck, { answer = "maybe" }) end):raises "or a function"
        expect(function() test.play { deck } end):raises "takes a deck"
        expect(function() test.load "decks/deck.txt" end):raises "does not end in .lua"
        expect(function() test.load "decks/dekc.lua" end):raises "did you mean"
        expect(function()
          test.play(deck, { shuffle = false, answer = function() return "x" end })
        end):raises "card 1 of the game, card \\"choice\\", takes no x"
      end)
      """, deck: deck)
  }

  func test_a_wait_that_can_not_end_fails_its_test_alone() throws {
    let printed = try run(
      """
      test.it("waits", function() fc.await(fc.after(math.huge, print)) end)
      test.it("goes on", function() print "on" end)
      """, reports: ["quiz.lua:2: the test \"waits\" waits for something that can't come"])
    XCTAssertEqual(printed, ["on"])
  }

  func test_turns_without_end_are_ended() throws {
    try run(
      """
      test.it("turns", function()
        local function again() fc.after(0, again) end
        again()
        fc.sleep(1)
      end)
      """, reports: ["quiz.lua:2: the test \"turns\" ran for more than 0 s"]
    ) {
      $0.limits.turnTime = 0.05
    }
  }

  func test_a_limit_stops_the_file() throws {
    let printed = try run(
      """
      test.it("one", function() print "one" end)
      test.it("two", function() while true do end end)
      test.it("three", function() print "three" end)
      """, reports: ["quiz.lua:3: stopped: the script has run its 100000 instructions"]
    ) {
      $0.limits.instructions = 100_000
    }
    XCTAssertEqual(printed, ["one"])
  }

  func test_descriptions_are_made_while_the_file_is_loaded() throws {
    try run(
      """
      test.it("one", function()
        expect(function() test.it("two", print) end):raises "inside the test \\"one\\""
      end)
      expect(function() test.it("one", print) end):raises "is there already"
      expect(function() test.it("two") end):raises "function expected"
      """)
  }
}
