import FCHost
import FCTools
import Glibc
import XCTest

final class DeckCheckTests: XCTestCase {
  private var path = ""

  override func setUpWithError() throws {
    path = "/tmp/fcscript-check-\(getpid())-\(name.hashValue).lua"
  }

  override func tearDown() { unlink(path) }

  /// Checks a script and gives the line and the message of each problem.
  private func problems(_ script: String) throws -> [String] {
    let file = try XCTUnwrap(fopen(path, "w"))
    fputs(script, file)
    fclose(file)
    return try check(path).problems.map { "\($0.line ?? 0): \($0.message)" }
  }

  func test_a_sound_script_has_no_problems() throws {
    let script = """
      local fc = require "fc"
      local deck = fc.deck { title = "Sound" }
      deck:answer_key("One", function(key)
        for n = 1, 10 do key:card { question = "Q" .. n, answer = "A" .. n } end
      end)
      deck:answer_key("Two", { kind = "typed" }, function(key)
        key:card { question = "Q", answer = "A", check = function(_, _, score) return score end }
      end)
      return deck
      """
    XCTAssertEqual(try problems(script), [])
    let result = try check(path)
    XCTAssertEqual(result.keyCount, 2)
    XCTAssertEqual(result.cardCount, 11)
  }

  func test_mistake_in_a_loop_is_told_once() throws {
    let script = """
      local deck = fc.deck { title = "Loop" }
      deck:answer_key("One", function(key)
        for n = 1, 10 do key:card { question = "Q" .. n } end
        key:card { question = "Q" }
      end)
      return deck
      """
    XCTAssertEqual(
      try problems(script), ["3: card \"Q1\" has no answer", "4: card \"Q\" has no answer"])
    XCTAssertEqual(try check(path).problems[0].notes.last, "and 9 times more in this line")
  }

  func test_not_more_is_told_than_anybody_mends() throws {
    XCTAssertEqual(try problems(String(repeating: "prnt(1)\n", count: 600)).count, 500)
    XCTAssertEqual(
      try check(path).problems[499].notes.last,
      "and 100 problems more, to be told when these are mended")
  }

  func test_every_wrong_card_of_every_key_is_reported_in_one_run() throws {
    let script = """
      local deck = fc.deck { title = "Many mistakes" }
      deck:answer_key("One", function(key)
        key:card { question = "A" }
        key:card { qestion = "B", answer = "b" }
        key:card { question = "C", answer = "c", kind = "chioce" }
        key:card { question = "D", answer = "d", wrong = { "d", "e" } }
        local front = key:card { answer = "e" }
        print(front.question)
      end)
      deck:answer_key("Two", function(key)
        error "the second key fails too"
      end)
      deck:answer_key("Three", function(key)
        key:card { question = "Q", answer = "A", check = function() return nil .. "x" end }
      end)
      deck:answer_key("Four", function() end)
      return deck
      """
    XCTAssertEqual(
      try problems(script),
      [
        "3: card \"A\" has no answer",
        "4: unknown field 'qestion' in card",
        "5: unknown kind 'chioce' (did you mean 'choice'?)",
        "6: card \"D\" has its right answer \"d\" among wrong",
        "7: the card with the answer \"e\" has no question",
        "11: the second key fails too",
        "14: attempt to concatenate a nil value",
        "16: answer key \"Four\" has no cards",
      ])
  }

  func test_cards_without_names_for_their_fields_are_one_problem() throws {
    let script = """
      local deck = fc.deck { title = "Lists" }
      deck:answer_key("One", function(key)
        key:card { "a", "b" }
      end)
      return deck
      """
    XCTAssertEqual(
      try problems(script),
      ["3: name the fields"])
  }

  func test_what_a_card_has_no_use_for_is_a_warning() throws {
    let script = """
      local deck = fc.deck { title = "Odd" }
      deck:answer_key("One", function(key)
        key:card { question = "A", answer = "a" }
        key:card { question = "B", answer = "b", kind = "typed", wrong = { "x" }, tolerance = 1 }
        key:card { question = "C", answer = 3, kind = "number", choices = 4 }
        key:card { question = "D", answer = "d", wrong = { "x", "y", "x" } }
      end)
      deck:answer_key("Two", function(key)
        for _, letter in ipairs { "a", "b" } do
          key:card { question = letter, answer = letter, pool = letter }
        end
      end)
      return deck
      """
    XCTAssertEqual(
      try problems(script),
      [
        "4: card \"B\" has 'wrong', which a card of kind 'typed' ignores",
        "4: card \"B\" has 'tolerance', which a card of kind 'typed' ignores",
        "5: card \"C\" has 'choices', which a card of kind 'number' ignores",
        "6: card \"D\" has \"x\" twice among wrong",
        "10: card \"a\" shows a single answer",
      ])
    let result = try check(path)
    XCTAssertEqual(result.problems.last?.notes.last, "so does one more card of this answer key")
    XCTAssertEqual(result.cardCount, 6)
  }

  func test_a_mistake_on_the_back_of_a_card_has_its_place() throws {
    let script = """
      local deck = fc.deck { title = "Backs" }
      deck:answer_key("One", function(key)
        key:card { question = "A", answer = "a", reverse = { hnt = "!", wrong = { "B" } } }
        key:card { question = "C", answer = "c", reverse = { hint = true } }
      end)
      return deck
      """
    XCTAssertEqual(
      try problems(script),
      [
        "3: unknown field 'hnt' in reverse",
        "4: field 'hint' of reverse must be a string, got boolean",
      ])
  }

  func test_a_script_that_does_not_load_is_one_problem() throws {
    XCTAssertEqual(try problems("\nlocal x = = 1"), ["2: a value is missing after '=', before '='"])
    XCTAssertEqual(try problems("error 'at load'"), ["1: at load"])
  }

  func test_cards_that_depend_on_the_order_of_pairs_are_found() throws {
    // With 40 keys the chance that three states agree is below 1 in 10⁹⁰.
    let script = """
      local deck = fc.deck { title = "Unsteady" }
      deck:answer_key("Numbers", function(key)
        local names = {}
        for n = 1, 40 do names["name" .. n] = true end
        local count = 0
        for name in ITERATE(names) do
          count = count + 1
          key:card { id = name, question = name, answer = "number " .. count }
        end
      end)
      return deck
      """
    let unsteady = script.replacingOccurrences("ITERATE", with: "pairs")
    XCTAssertEqual(
      try problems(unsteady),
      [
        "2: answer key \"Numbers\" makes other cards each time, though the seed is the same"
      ])
    let note = try XCTUnwrap(check(path).problems.first?.notes.first)
    XCTAssertTrue(note.contains("of a card: once "), note)
    XCTAssertEqual(try problems(script.replacingOccurrences("ITERATE", with: "fc.pairs")), [])
  }

  func test_only_the_order_of_the_cards_may_depend_on_pairs() throws {
    let script = """
      local deck = fc.deck { title = "Steady" }
      deck:answer_key("Capitals", function(key)
        local capitals = {}
        for n = 1, 40 do capitals["land " .. n] = "town " .. n end
        for land, town in pairs(capitals) do key:card { question = land, answer = town } end
      end)
      return deck
      """
    XCTAssertEqual(try problems(script), [])
  }

  func test_chance_outside_the_seed_is_found() throws {
    let script = """
      local deck = fc.deck { title = "Chance" }
      deck:answer_key("Addresses", function(key)
        key:card { question = tostring({}), answer = "A", kind = "reveal" }
      end)
      return deck
      """
    XCTAssertEqual(try problems(script).count, 1)
    let seeded = """
      local deck = fc.deck { title = "Chance" }
      deck:answer_key("Seeded", function(key)
        for n = 1, 3 do
          key:card { question = n .. math.random(1000000), answer = n .. key.random:int(1, 9) }
        end
      end)
      return deck
      """
    XCTAssertEqual(try problems(seeded), [])
  }
}

extension String {
  fileprivate func replacingOccurrences(_ word: String, with other: String) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var line = String(line)
      if let range = line.firstRange(of: word) { line.replaceSubrange(range, with: other) }
      return line
    }.joined(separator: "\n")
  }
}
