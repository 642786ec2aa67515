import FCModels
import FCStore
import Foundation
import Support
import XCTest

/// Plugins in the real program.
final class PluginRunTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")
  private let shipped = "\(Repository.root)/scripts/plugins"

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "fcscript-plugins-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private func write(_ text: String, to name: String) throws -> String {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }

  private func environment() -> [String: String] {
    Program.plainEnvironment.merging(["XDG_CONFIG_HOME": folder.path]) { $1 }
  }

  private func run(
    _ arguments: String..., input: String = "", home: DataHome? = nil
  ) throws -> Outcome {
    try fcscript(arguments, input: Array(input.utf8), environment: environment(), home: home)
  }

  // MARK: Where they come from

  func test_plugins_of_the_person_are_there_and_beat_those_of_the_program() throws {
    for (place, text) in [("fcscript", "own"), ("share/fcscript/scripts", "shipped")] {
      for name in ["a", text] {
        _ = try write(
          """
          -- fcscript-plugin: 1
          local plugin = fc.plugin { name = "\(name)" }
          plugin:command("\(name)", {}, function() print "\(text)" end)
          """, to: "\(place)/plugins/\(name).lua")
      }
    }
    let program = folder.appending(path: "bin/fcscript").path
    _ = try write("", to: "bin/x")
    try FileManager.default.copyItem(atPath: pathOfProduct("fcscript"), toPath: program)
    for (command, printed) in [("a", "own"), ("own", "own"), ("shipped", "shipped")] {
      let process = try Program([command], path: program, environment: environment())
      process.closeInput()
      XCTAssertEqual(try process.waitForEnding(), .status(0), process.errorText)
      XCTAssertEqual(process.outputText, printed + "\n")
    }
  }

  func test_plugins_of_the_program_are_there_before_it_is_installed() throws {
    let words = try write("dog\tHund\n", to: "words.tsv")
    XCTAssertEqual(
      try run("check", words).output, "\(words): no problems in 1 answer key with 1 card\n")
    XCTAssertEqual(
      try run("streaks", "--allow-plugin", "streaks").output, "No cards were answered yet.\n")
  }

  func test_without_plugins_nothing_is_said_with_verbose() throws {
    let script = try write("print 'x'", to: "s.lua")
    let outcome = try run("run", "-v", "--seed", "1", script)
    XCTAssertEqual(outcome, Outcome(output: "x\n", errors: "seed 1\n"))
  }

  func test_time_of_each_is_told_with_verbose_and_a_bad_one_is_named() throws {
    _ = try write("-- fcscript-plugin: 9\n", to: "fcscript/plugins/bad.lua")
    let good = try write("-- fcscript-plugin: 1\nfc.plugin { name = 'good' }", to: "good.lua")
    let script = try write("print 'x'", to: "s.lua")
    let outcome = try run("run", "-v", script, "--plugin", good)
    XCTAssertEqual(outcome.output, "x\n")
    XCTAssertEqual(outcome.ending, .status(0))
    XCTAssertNotNil(outcome.errors.firstMatch(of: /plugin good: \d+\.\d ms/), outcome.errors)
    XCTAssertTrue(
      outcome.errors.contains("bad.lua is skipped: it is for version 9"), outcome.errors)
  }

  func test_what_plugins_say_does_not_steer_the_terminal() throws {
    let plugin = try write(
      """
      -- fcscript-plugin: 1
      local plugin = fc.plugin { name = "p" }
      plugin:command("say", { help = "\\27[2J" }, function() print "\\27[31mred" end)
      """, to: "p.lua")
    XCTAssertEqual(try run("say", "--plugin", plugin), Outcome(output: "^[[31mred\n"))
    XCTAssertTrue(try run("say", "--plugin", plugin, "--help").output.contains("\n^[[2J\n"))
  }

  // MARK: Help

  func test_help_tells_of_the_commands_of_plugins_and_asks_nothing() throws {
    _ = try write(
      """
      -- fcscript-plugin: 1
      local plugin = fc.plugin { name = "p", permissions = { read = true } }
      print "loaded"
      plugin:command("greet", { help = "Says hello.\\nTwice." }, function() print "hello" end)
      """, to: "fcscript/plugins/p.lua")
    _ = try write("error 'no'", to: "fcscript/plugins/bad.lua")
    let help = try run("help")
    XCTAssertEqual(help.errors, "")
    XCTAssertTrue(help.output.contains("\nCommands of plugins:\n  greet    Says hello.\n"))
    for outcome in [try run("help", "greet"), try run("greet", "--help")] {
      XCTAssertTrue(
        outcome.output.hasPrefix(
          "usage: fcscript greet [options] [ARG…]\n\nSays hello.\nTwice.\n\n"), outcome.output)
      XCTAssertEqual(outcome.errors, "")
    }
    XCTAssertEqual(try run("greet").ending, .status(2), "it is not allowed what it wishes for")
    XCTAssertTrue(try run("gret").errors.contains("(did you mean 'greet'?)"))
  }

  // MARK: Permissions

  func test_without_a_terminal_the_option_is_named_and_then_remembered() throws {
    let plugin = "\(shipped)/streaks.lua"
    let refused = try run("streaks", "--plugin", plugin)
    XCTAssertEqual(refused.ending, .status(2))
    XCTAssertTrue(refused.errors.contains("--allow-plugin streaks allows it"), refused.errors)
    let expected = Outcome(output: "No cards were answered yet.\n")
    XCTAssertEqual(
      try run("streaks", "--plugin", plugin, "--allow-plugin", "streaks"), expected)
    XCTAssertEqual(try run("streaks", "--plugin", plugin), expected)
  }

  func test_person_at_a_terminal_is_asked_once() throws {
    let plugin = "\(shipped)/streaks.lua"
    for (answers, asks) in [("n\n", true), ("y\n", true), ("", false)] {
      let pty = try Pty(columns: 80, rows: 24)
      let home = try DataHome()
      try pty.start(
        pathOfProduct("fcscript"), ["streaks", "--plugin", plugin],
        environment: home.environment(environment()))
      if asks { try pty.waitForText("Allow it from now on?") }
      pty.send(answers)
      try pty.waitForText(answers == "n\n" ? "is skipped" : "No cards were answered yet.")
      XCTAssertEqual(try pty.waitForEnding(), .status(answers == "n\n" ? 2 : 0))
    }
  }

  // MARK: The plugins that come with the program

  func test_ordering_is_played_and_checked() throws {
    let deck = try write(
      """
      local deck = fc.deck { title = "Planets" }
      deck:answer_key("Order", function(key)
        key:card { kind = "ordering", question = "From the sun?",
          items = { "Mercury", "Venus", "Earth" } }
      end)
      return deck
      """, to: "planets.lua")
    let plugin = "\(shipped)/ordering.lua"
    let start = try run("run", deck, "--plugin", plugin, "--seed", "1")
    let shown = start.output.split(separator: "\n").filter { $0.contains(") ") }
    XCTAssertEqual(shown.count, 3, start.output)
    let right = ["Mercury", "Venus", "Earth"].compactMap { name in
      shown.first { $0.hasSuffix(name) }?.prefix(1)
    }.joined(separator: ", ")
    let outcome = try run(
      "run", deck, "--plugin", plugin, "--seed", "1", input: "1 1 2\n\(right)\n")
    XCTAssertEqual(
      outcome.output,
      (["Planets", "Card 1 of 1", "From the sun?"] + shown.map(String.init) + [
        "Write each of the numbers 1 to 3 once, in the right order.", "Right.",
        "1 right, 0 wrong", "",
      ]).joined(separator: "\n"))
    XCTAssertEqual(
      try run("check", deck, "--plugin", plugin).output,
      "\(deck): no problems in 1 answer key with 1 card\n")
  }

  func test_half_right_order_has_half_of_the_score() throws {
    let deck = try write(
      """
      local deck = fc.deck { title = "T" }
      deck:answer_key("A", function(key)
        key:card { kind = "ordering", question = "Q", items = { "a", "b", "c", "d" } }
      end)
      deck:on("answer", function(card) print(card.kind, card.score, card.message) end)
      local game = deck:game("A", { seed = 1 })
      local a, b, c, d = game:next_card().answer:match "(%d) (%d) (%d) (%d)"
      game:answer(table.concat({ a, b, d, c }, " "))
      """, to: "t.lua")
    let outcome = try run("run", deck, "--plugin", "\(shipped)/ordering.lua")
    let last = outcome.output.split(separator: "\n").last
    XCTAssertEqual(last, "ordering\t0.5\tIn order: a, b, c, d.", outcome.errors)
  }

  func test_ordering_shows_its_lines_on_the_full_screen() throws {
    let deck = try write(
      """
      local deck = fc.deck { title = "T" }
      deck:answer_key("A", function(key)
        key:card { kind = "ordering", question = "Sizes?", items = { "small", "large" } }
      end)
      return deck
      """, to: "t.lua")
    let run = try ScreenRun(deck, "--plugin", "\(shipped)/ordering.lua")
    try run.waits(for: "1) large")
    let rows = run.text.split(separator: "\n", omittingEmptySubsequences: false)
    let first = try XCTUnwrap(rows.firstIndex { $0.contains("1) large") })
    XCTAssertTrue(rows[first + 1].contains("2) small"), run.text)
    try run.press("2 1" + Keys.enter, untilShown: "Right.")
    run.pty.send(Keys.control("Q"))
    try run.assertEnds(.status(0))
  }

  func test_tsv_is_played() throws {
    let words = try write(
      "\u{FEFF}#title: Animals\r\nHund\tdog\r\n\r\n# a comment\r\nKatze\tcat\tmouse\thorse\r\n",
      to: "animals.tsv")
    let outcome = try run(
      "run", words, "--plugin", "\(shipped)/tsv.lua", "--seed", "1", "--no-shuffle",
      input: "dog\n=cat\n")
    XCTAssertEqual(
      outcome.output,
      """
      Animals
      Card 1 of 2
      Hund
      Right.
      Card 2 of 2
      Katze
        1) cat
        2) horse
        3) mouse
      Right.
      2 right, 0 wrong

      """)
  }

  func test_tsv_with_mistakes_names_the_line() throws {
    for (text, problem) in [
      ("a\tb\nc\n", "words.tsv:2: there is no answer"), ("", "there are no cards in it"),
      ("a\tb\n\na\tb\n", "two cards"), ("\tb\n", "words.tsv:1: "),
    ] {
      let words = try write(text, to: "words.tsv")
      let outcome = try run("run", words, "--plugin", "\(shipped)/tsv.lua")
      XCTAssertEqual(outcome.ending, .status(1), text)
      XCTAssertTrue(outcome.errors.contains(problem), outcome.errors)
    }
  }

  func test_streaks_counts_days_in_a_row() throws {
    let home = try DataHome()
    try FileManager.default.createDirectory(
      atPath: "\(home.path)/fcscript", withIntermediateDirectories: true)
    do {
      let store = try Store(at: .file(home.store))
      let now = Date().timeIntervalSince1970
      for (name, learner, days) in [
        ("a.lua", nil, [0, 0, 1, 2, 5, 6]), ("a.lua", "Ada", [1, 2]),
        ("b.lua", nil, [3, 4, 5, 9]),
      ] as [(String, String?, [Double])] {
        let space = try store.space(named: name, ownedBy: "/\(name)") { _ in true }
        let saved = space.save(
          GameState(deck: "d", key: "k", options: GameOptions(seed: 1, learner: learner)))
        let answer = try GameState.Answer(
          .table([
            "card": .text("d/k/c"), "response": .table(["text": .text("x")]), "score": .int(1),
          ]))
        for day in days { saved.record(answer, at: now - day * 86_400) }
        try store.commit()
      }
    }
    let plugin = ["--plugin", "\(shipped)/streaks.lua", "--allow-plugin", "streaks"]
    XCTAssertEqual(
      try fcscript(["streaks"] + plugin, input: [], environment: environment(), home: home),
      Outcome(
        output: """
          a.lua: 3 days in a row (longest: 3), 2 cards today
          a.lua, Ada: 2 days in a row (longest: 2), 0 cards today
          b.lua: 0 days in a row (longest: 3), 0 cards today

          """))
    XCTAssertEqual(
      try fcscript(["streaks", "Ada"] + plugin, input: [], environment: environment(), home: home),
      Outcome(output: "a.lua, Ada: 2 days in a row (longest: 2), 0 cards today\n"))
    XCTAssertTrue(
      try fcscript(["streaks", "--help"] + plugin, input: [], environment: environment())
        .output.hasPrefix("usage: fcscript streaks"))
  }

  func test_streaks_counts_what_was_just_played() throws {
    let home = try DataHome()
    let words = try write("a\tb\n", to: "words.tsv")
    _ = try run("run", words, "--plugin", "\(shipped)/tsv.lua", input: "b\n", home: home)
    let outcome = try run(
      "streaks", "--plugin", "\(shipped)/streaks.lua", "--allow-plugin", "streaks", home: home)
    XCTAssertEqual(
      outcome, Outcome(output: "words.tsv: 1 day in a row (longest: 1), 1 card today\n"))
  }

  // MARK: Together with scripts

  func test_observer_may_keep_something_of_each_answer() throws {
    let plugin = try write(
      """
      -- fcscript-plugin: 1
      local plugin = fc.plugin { name = "counts" }
      plugin:on("answer", function()
        fc.defaults:set("n", (fc.defaults:get "n" or 0) + 1)
        print("answers: " .. fc.defaults:get "n")
      end)
      """, to: "counts.lua")
    let words = try write("a\tb\nc\td\n", to: "words.tsv")
    let home = try DataHome()
    for counts in [[1, 2], [3, 4]] {
      let outcome = try run(
        "run", words, "--plugin", "\(shipped)/tsv.lua", "--plugin", plugin, "--no-shuffle",
        input: "b\nd\n", home: home)
      for count in counts {
        XCTAssertTrue(outcome.output.contains("answers: \(count)\n"), "\(outcome)")
      }
      XCTAssertEqual(outcome.errors, "")
    }
  }

  // MARK: The documentation

  func test_example_of_the_documentation_works() throws {
    let page = try String(contentsOfFile: "\(Repository.root)/docs/plugins.md", encoding: .utf8)
    let parts = page.components(separatedBy: "```lua\n")
    let example = try XCTUnwrap(parts.dropFirst().first?.components(separatedBy: "```").first)
    let plugin = try write(example, to: "shout.lua")
    let deck = try write(
      """
      local deck = fc.deck { title = "T" }
      deck:answer_key("A", function(key)
        key:card { question = "Q", answer = "hey", kind = "typed", check = "loudly" }
      end)
      return deck
      """, to: "deck.lua")
    let loud = try run("run", deck, "--plugin", plugin, input: "HEY\n")
    XCTAssertEqual(loud.output, "T\nCard 1 of 1\nQ\nRight.\n1 right, 0 wrong\n", loud.errors)
    let quiet = try run("run", deck, "--plugin", plugin, input: "hey\n")
    XCTAssertTrue(quiet.output.contains("Louder!"), quiet.output)
  }
}
