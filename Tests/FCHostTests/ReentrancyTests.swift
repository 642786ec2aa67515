import XCTest

/// Functions of a script that use the games and cards they were called for.
final class ReentrancyTests: XCTestCase {
  func test_make_can_play_another_key_but_not_its_own() throws {
    XCTAssertEqual(
      try runOddScript(
        """
        deck:answer_key("Outer", function(k)
          k:card { question = "before", answer = "a" }
          local inner = deck:game("Key", { shuffle = false })
          while inner:next_card() do inner:answer(1) end
          k:card { question = "after " .. inner.count, answer = "a" }
        end)
        deck:answer_key("Own", function() deck:game "Own" end)
        deck:answer_key("There", function() deck:game "Back" end)
        deck:answer_key("Back", function() deck:game "There" end)
        local game = deck:game("Outer", { shuffle = false })
        print(game:next_card().question, game:next_card().question)
        fails("is making its cards: its function can't start a game", deck.game, deck, "Own")
        fails("is making its cards: its function can't start a game", deck.game, deck, "There")
        print(deck:game("Outer").count)
        return deck
        """), ["before\tafter 3", "2"])
  }

  func test_handlers_may_answer_undo_and_move_on() throws {
    XCTAssertEqual(
      try runOddScript(
        """
        local log = {}
        deck:on("card", function(card, game)
          log[#log + 1] = card.question
          if card.question == "q2" and not game.data.done then
            game.data.done = true
            game:answer(1)
            game:undo()
            game:next_card()
          end
        end)
        local finish = deck:on("answer", function(_, game) if game.num_left == 0 then game:finish() end end)
        local game = deck:game("Key", { shuffle = false })
        for card in function() return game:next_card() end do game:answer(1) end
        print(table.concat(log, " "), game.num_left)
        finish:remove()
        return deck
        """), ["q1 q2 q3\t1"])
  }

  func test_a_handler_that_answers_its_own_answer_event_ends() throws {
    XCTAssertEqual(
      try runOddScript(
        """
        local calls = 0
        deck:on("answer", function(_, game)
          calls = calls + 1
          game:undo()
          if calls < 20 then game:answer(1) end
        end)
        local game = deck:game("Key", { shuffle = false })
        game:next_card()
        game:answer(1)
        print(calls, game.num_left)
        return deck
        """), ["20\t3"])
  }

  func test_handlers_without_end_are_an_error() throws {
    let folder = try ScriptFolder(
      oddScriptStart
        + """
        deck:on("start", function() deck:game "Key" end)
        deck:game "Key"
        return deck
        """)
    _ = try folder.load()
    XCTAssertGreaterThan(folder.reported.count, 0)
    XCTAssertTrue(folder.reported[0].contains("overflow"), folder.reported[0])
  }

  func test_check_may_use_the_game_but_not_answer_in_it() throws {
    XCTAssertEqual(
      try runOddScript(
        """
        local game
        local inner = fc.card { question = "inner", answer = "a", check = function() return 0.5 end }
        deck:answer_key("Checked", function(k)
          k:card { question = "q", answer = "a", check = function(response, card)
            print(card:record_answer(1))
            print(game:answer(1))
            print(game:undo(), inner:record_answer(1), deck:game("Key").count, game:state().position)
            return true
          end }
          k:card { question = "r", answer = "b" }
        end)
        game = deck:game("Checked", { shuffle = false })
        game:next_card()
        print(game:answer(1))
        return deck
        """),
      [
        "nil\tA response is being judged.", "nil\tA response is being judged.",
        "nil\t0.5\t3\t1", "1.0\tnil",
      ])
  }

  func test_a_check_of_a_loose_card_may_answer_that_card() throws {
    XCTAssertEqual(
      try runOddScript(
        """
        local card
        card = fc.card { question = "q", answer = "a", check = function(_, c, score)
          if not card.data.answered then
            card.data.answered = true
            return select(1, c:record_answer(1)) == 1
          end
          return true
        end, data = {} }
        print(card:record_answer(1), card.score)
        print(card:record_answer(1))
        return deck
        """)[1], "nil\tThe card is answered already: undo that first.")
  }

  func test_coroutines_pass_through_the_functions_of_the_host() throws {
    XCTAssertEqual(
      try runOddScript(
        """
        local co = coroutine.wrap(function()
          local game = deck:game("Key", { shuffle = false })
          for card in function() return game:next_card() end do
            coroutine.yield(card.question)
            game:answer(1)
          end
          return "done"
        end)
        print(co(), co(), co(), co())
        fails("yield", coroutine.wrap(function()
          deck:answer_key("Waits", function() coroutine.yield() end)
          deck:game "Waits"
        end))
        return deck
        """), ["q1\tq2\tq3\tdone"])
  }
}
