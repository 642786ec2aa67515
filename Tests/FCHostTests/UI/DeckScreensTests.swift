import FCViews
import XCTest

@testable import FCHost

/// The screens that a script shows in place of the stock ones.
final class DeckScreensTests: XCTestCase {
  /// A surface that gives lines to the screen, one a turn, and keeps what it would print.
  private final class LineSurface: Surface {
    var screen: Screen? {
      didSet {
        if let screen, screen !== oldValue { printed += screen.lines }
      }
    }
    var lines: [String] = []
    var printed: [String] = []

    var inputDescriptor: Int32? { nil }
    /// Asks for the next line in the next turn.
    var inputDelay: Double? { 0 }
    func start() throws {}
    func receiveInput() -> Bool { false }
    func inputDelayPassed() {
      let event = lines.isEmpty ? Event.endOfInput : .line(lines.removeFirst())
      _ = screen?.receive(event)
    }
    func update(at time: Double) {
      printed += screen?.takeAnnouncements() ?? []
      screen?.needsDisplay = false
    }
    func receive(signal: Int32) {}
    func print(_ line: String) {}
    func stop() {}
  }

  private func play(
    _ script: String, _ lines: [String], reports: [String] = [],
    file: StaticString = #filePath, line: UInt = #line
  ) throws -> [String] {
    let folder = try ScriptFolder(
      """
      local fc = require "fc" local ui = fc.ui
      local deck = fc.deck { title = "Deck" }
      deck:answer_key("Key", function(k)
        for i = 1, 2 do k:card { question = "q" .. i, answer = "a" .. i } end
      end)
      \(script)
      return deck
      """)
    let host = try folder.load()
    let surface = LineSurface()
    surface.lines = lines
    var options = PlaySession.Options()
    options.printsLines = true
    options.shuffle = false
    let ending = try PlaySession(host: host, surface: surface, options: options).run()
    XCTAssertEqual(ending, .finished, file: file, line: line)
    host.close()
    XCTAssertEqual(
      folder.reported.map { String($0.prefix { $0 != "\n" }) }, reports, file: file, line: line)
    return surface.printed
  }

  private let card = """
    function deck.screens.card(card, game)
      return ui.screen { title = card.question,
        ui.button { title = "answer", on_press = function()
          game:answer(card.correct_answer) game:next_card() end },
        ui.button { title = "undo", on_press = function() game:undo() end } }
    end

    """

  func test_a_card_is_done_with_when_the_game_asks_another() throws {
    XCTAssertEqual(
      try play(card, ["1", "2", "1", "1"]),
      ["Deck"] + ["q1", "q2", "q1", "q2"].flatMap { [$0, "  1) answer", "  2) undo"] }
        + ["2 right, 0 wrong"])
  }

  func test_start_and_result_screens_play_again() throws {
    XCTAssertEqual(
      try play(
        card + """
          function deck.screens.start(d)
            return ui.screen { title = "Start " .. d.title,
              ui.button { title = "go", on_press = function() d.screens:play "Key" end } }
          end
          function deck.screens.result(game)
            if game.num_left == 0 then return ui.screen { title = "All done" } end
            return ui.screen { title = "Left " .. game.num_left, ui.button { title = "more",
              on_press = function() deck.screens:play(deck:game("Key", { shuffle = false })) end } }
          end
          local card = deck.screens.card
          local first = true
          deck:on("start", function(game) if first then first = false game:next_card() end end)
          deck.screens.card = function(c, game) return card(c, game) end
          """, ["1", "1", "1", "1", "1"]),
      ["Start Deck", "  1) go"]
        + ["q2"].flatMap { [$0, "  1) answer", "  2) undo"] }
        + ["Left 1", "  1) more"]
        + ["q1", "q2"].flatMap { [$0, "  1) answer", "  2) undo"] }
        + ["All done"])
  }

  func test_the_stock_screen_is_used_where_a_function_fails() throws {
    let printed = try play(
      """
      function deck.screens.card() error "no" end
      function deck.screens.result() return 1 end
      """, ["1", "1"],
      reports: [
        "quiz.lua:6: no", "quiz.lua:7: deck.screens.result must return a screen, got number",
      ])
    XCTAssertTrue(printed.contains("Card 1 of 2"), printed.joined(separator: "\n"))
  }

  func test_screens_of_the_script_stand_over_the_game() throws {
    let printed = try play(
      """
      deck:on("answer", function() ui.push(ui.screen { title = "Over",
        ui.button { title = "close", on_press = function() ui.pop() end } }) end)
      """, ["1", "1", ":b", ":q"])
    XCTAssertEqual(printed.filter { $0 == "Over" }.count, 1, printed.joined(separator: "\n"))
  }

  func test_unknown_names_are_refused() throws {
    try runOddScript(
      """
      local screens = deck.screens
      assert(screens == deck.screens and screens.card == nil)
      fails("unknown field 'crad' in deck.screens (did you mean 'card'?)",
        function() screens.crad = print end)
      fails("deck.screens.card must be a function", function() screens.card = 1 end)
      fails("'play' of deck.screens can't be set", function() screens.play = print end)
      screens.card = print
      assert(screens.card == print and screens:play(key) == false)
      return deck
      """)
  }
}
