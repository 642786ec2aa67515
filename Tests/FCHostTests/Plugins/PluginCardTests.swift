import FCHost
import FCLoop
import FCModels
import XCTest

/// Kinds of cards and checks that plugins add.
final class PluginCardTests: PluginTestCase {
  private let kind = """
    plugin:card_kind("twice", {
      fields = { "number" },
      prepare = function(fields, random)
        if not fields.number then return nil, "number is missing" end
        return {
          question = fields.question .. "?", answer = tostring(fields.number * 2),
          views = { "It is " .. fields.number }, data = { half = fields.number, n = random:int(1, 9) },
        }
      end,
      check = function(data, response)
        local number = tonumber(response)
        if not number then return nil, "Write a number." end
        return number == data.half * 2, "n is " .. data.n
      end,
    })
    """

  func test_card_kind_gives_data_views_and_a_check() throws {
    let folder = try folder(
      deckScript("key:card { kind = 'twice', question = 'Double', number = 4, hint = 'H' }"),
      plugins: ["p.lua": plugin(kind)])
    let game = try game(try load(folder, set(of: "p.lua", in: folder)))
    let card = try XCTUnwrap(try game.nextCard())
    XCTAssertEqual(card.question, "Double?")
    XCTAssertEqual(card.kindName, "twice")
    XCTAssertEqual(card.views, ["It is 4"])
    XCTAssertEqual(card.hints, ["H"])
    XCTAssertEqual(try game.answer(.text("x")), .refused("Write a number."))
    guard case .scored(1, let message?) = try game.answer(.text("8")) else {
      return XCTFail("not right")
    }
    XCTAssertTrue(message.hasPrefix("n is "))
    XCTAssertEqual(reports, [])
  }

  func test_kind_may_stand_on_the_deck_or_the_answer_key() throws {
    let card = "key:card { question = 'Double', number = 4 }"
    for script in [
      """
      local deck = fc.deck { title = "D", kind = "twice" }
      deck:answer_key("K", function(key) \(card) end)
      return deck
      """,
      """
      local deck = fc.deck { title = "D", kind = "reveal" }
      deck:answer_key("K", { kind = "twice" }, function(key) \(card) end)
      return deck
      """,
      """
      local deck = fc.deck { title = "D", kind = "twice" }
      deck:answer_key("K", { kind = "reveal" }, function(key)
        key:card { kind = "twice", question = 'Double', number = 4 }
        key:card { question = "Q", answer = "A" }
      end)
      return deck
      """,
    ] {
      let folder = try folder(script, plugins: ["p.lua": plugin(kind)])
      let cards = try game(try load(folder, set(of: "p.lua", in: folder))).game.cards
      XCTAssertEqual(cards.first { $0.question == "Double?" }?.kindName, "twice")
      XCTAssertNil(cards.first { $0.question == "Q" }?.kindName)
    }
  }

  func test_what_a_kind_draws_follows_from_the_seed_and_the_card() throws {
    let folder = try folder(
      deckScript("key:card { kind = 'twice', question = 'Double', number = 4 }"),
      plugins: ["p.lua": plugin(kind)])
    let messages = try (0..<2).map { _ in
      let game = try game(try load(folder, set(of: "p.lua", in: folder)))
      let card = try XCTUnwrap(try game.nextCard())
      _ = try game.answer(.text("8"))
      return card.message
    }
    XCTAssertEqual(messages[0], messages[1])
  }

  func test_mistakes_with_kinds_are_told_in_the_script() throws {
    for (card, problem) in [
      ("kind = 'twice', question = 'Q'", "card kind 'twice': number is missing"),
      ("kind = 'twize', question = 'Q'", "unknown kind 'twize'"),
      (
        "question = 'Q', answer = 'A', number = 1",
        "field 'number' of card is for cards of a plugin's"
      ),
      ("kind = 'twice', question = 'Q', numbr = 1", "unknown field 'numbr'"),
      ("question = 'Q', answer = 'A', check = 'none'", "there is no checker 'none'"),
      ("kind = 'twice', question = 'Q', number = {}", "attempt to perform arithmetic"),
    ] {
      let folder = try folder(
        deckScript("key:card { \(card) }"), plugins: ["p.lua": plugin(kind)])
      let host = try load(folder, set(of: "p.lua", in: folder))
      XCTAssertThrowsError(try game(host), card) {
        XCTAssertTrue("\($0)".contains(problem), "\($0)")
        XCTAssertEqual(($0 as? ScriptError)?.position?.line, 4, "\($0)")
      }
    }
  }

  func test_checker_is_named_by_cards() throws {
    let folder = try folder(
      deckScript(
        "key:card { question = 'Q', answer = 'ab', kind = 'typed', check = 'backwards' }"),
      plugins: [
        "p.lua": plugin(
          """
          plugin:checker("backwards", function(response, card, score)
            return response:reverse() == card.answer and 1 or score / 2, card.question
          end)
          """)
      ])
    let game = try game(try load(folder, set(of: "p.lua", in: folder)))
    _ = try game.nextCard()
    XCTAssertEqual(try game.answer(.text("ba")), .scored(1, message: "Q"))
    _ = try game.undo()
    XCTAssertEqual(try game.answer(.text("ab")), .scored(0.5, message: "Q"))
  }

  func test_plugin_that_loops_is_stopped_and_the_script_is_not() throws {
    let folder = try folder(
      deckScript("key:card { question = 'Q', answer = 'A', kind = 'typed', check = 'slow' }"),
      plugins: ["p.lua": plugin("plugin:checker('slow', function() while true do end end)")])
    var settings = PluginSet.Settings()
    settings.limits.callTime = 0.1
    let plugins = PluginSet([PluginFile("\(folder.path)/p.lua")], settings: settings)
    let host = try load(folder, plugins)
    let game = try game(host)
    _ = try game.nextCard()
    for _ in 0..<2 {
      XCTAssertThrowsError(try game.answer(.text("A"))) {
        XCTAssertEqual(($0 as? ScriptError)?.kind, .limit)
      }
    }
    XCTAssertFalse(host.isStopped)
    XCTAssertEqual(game.currentCard?.question, "Q")
  }
}
