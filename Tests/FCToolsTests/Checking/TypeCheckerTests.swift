import FCTools
import XCTest

final class TypeCheckerTests: XCTestCase {
  /// The findings of a script that is read and not run.
  private func findings(_ text: String) throws -> [String] {
    try CheckFolder().findings(text, in: "quiz_test.lua").map {
      "\($0.line ?? 0):\($0.column ?? 0) \($0.message)"
    }
  }

  func test_members_of_what_fc_gives_are_known_in_code_that_does_not_run() throws {
    XCTAssertEqual(
      try findings(
        """
        local fc = require "fc"
        local deck = fc.deck { title = "T" }
        deck:on("answer", function(card, game)
          print(card.is_corect, game:num_rigth())
        end)
        deck:on("result", function(game) game.num_rigth = 1 end)
        for _, key in ipairs(deck.answer_keys) do print(key.nam) end
        deck.screens.card = function(card) return card.qestion end
        function deck.screens.result(game) return game.scroe end
        print(deck.answer_keys[1].deck.titel, fc.crad, string.trim(""))
        """),
      [
        "4:14 unknown field 'is_corect' in card", "4:30 unknown field 'num_rigth' in game",
        "6:39 unknown field 'num_rigth' in game", "7:53 unknown field 'nam' in answer key",
        "8:48 unknown field 'qestion' in card", "9:48 unknown field 'scroe' in game",
        "10:32 unknown field 'titel' in deck", "10:42 unknown field 'crad' in fc",
        "10:55 undefined name 'string.trim'",
      ])
  }

  func test_fields_of_tables_that_fc_reads_are_known() throws {
    XCTAssertEqual(
      try findings(
        """
        local deck = fc.deck { titel = "T" }
        deck:answer_key("One", { chioces = 4 }, function(key)
          key:card { question = "q", answer = "a", revrese = true, reverse = { hnt = "h" } }
          key:generate({ id = "g", cuont = 2 }, function(random)
            return { question = random:itn(1, 2), anser = 1 }
          end)
        end)
        """),
      [
        "1:24 unknown field 'titel' in deck", "2:26 unknown field 'chioces' in answer key options",
        "3:44 unknown field 'revrese' in card", "3:72 unknown field 'hnt' in card",
        "4:28 unknown field 'cuont' in generate options", "5:32 unknown field 'itn' in random",
        "5:43 unknown field 'anser' in card",
      ])
  }

  func test_what_is_not_certain_is_passed_over() throws {
    XCTAssertEqual(
      try findings(
        """
        local deck = fc.deck { title = "T" }
        local maybe = deck
        maybe = { titel = 1 }
        local either = maybe and deck or { titel = 2 }
        print(maybe.titel, either.titel)
        local layer = fc.layer { anything = 1 }
        layer.whatever = 2
        local book = fc.recipe_book { name = "B" }
        book:edit({ edit_recipe_did_save = print, mine = 1 })
        deck:answer_key("Plugin", function(key)
          key:card { kind = "ordering", question = "q", items = { "a" } }
          for _, fields in ipairs { { question = "q" } } do key:card(fields) end
        end)
        local function later(card) return card.is_corect end
        print(later, fc.test.describe)
        """), [])
    XCTAssertEqual(
      try findings("fc = { crad = print }\nfc.crad()\nstring = { trim = print }\nstring.trim()"), []
    )
  }

  func test_what_runs_too_is_told_once_with_what_running_tells() throws {
    let findings = try CheckFolder().findings(
      """
      local deck = fc.deck { title = "T" }
      deck:card { question = "q" }
      """)
    XCTAssertEqual(findings.map(\.code), [.unknownMember])
    XCTAssertEqual(findings[0].column, 6)
    XCTAssertTrue(findings[0].message.hasPrefix("a deck has no 'card'"), findings[0].message)
  }
}
