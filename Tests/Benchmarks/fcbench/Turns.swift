import CBaseline
import FCHost
import FCTerminal
import Glibc

/// What it costs that things last in scripts, a transaction a turn, beside SQLite doing the same by
/// itself on files that a store has made, so that the disk is the same.
enum Turns {
  private static let count = 10_000
  private static let recipes = 100

  static func measure() throws -> [Benchmarks.Line] { try [toggles(), answers()] }

  private static func toggles() throws -> Benchmarks.Line {
    let (ours, theirs) = try (Folder(), Folder())
    for folder in [ours, theirs] {
      _ = try Folder.book(of: recipes, in: folder.space())
    }
    let script = try ours.write(
      """
      local fc = require "fc"
      local book = fc.recipe_book { name = "recipes" }
      fc.task(function()
        for turn = 0, \(count - 1) do
          fc.sleep(0)
          local recipe = book[turn % #book + 1]
          if book:is_favorite(recipe) then
            book:remove_from_favorites(recipe)
          else
            book:add_to_favorites(recipe)
          end
        end
      end)
      """)
    var failed: Int32 = 0
    let (store, bare) = try leastTimes(rounds: 3) {
      let host = try host(of: ours)
      try host.load(script)
      host.run(untilScreen: false)
      host.close()
    } _: {
      // Opened and closed like the other side: a log that grows costs more than one that is there.
      guard let plain = baseline_store_open(theirs.path) else {
        failed += 1
        return
      }
      defer { baseline_store_close(plain) }
      failed += baseline_store_toggles(plain, Int64(recipes), Int64(count))
    }
    precondition(failed == 0, "SQLite by itself has failed")
    return Benchmarks.Line(
      "10,000 favorite toggles by a script, one per turn, each durable / bare SQLite in C",
      goal: 1.3, store, bare, count: count)
  }

  /// Plays games that are dealt already: what is measured is their answers.
  private static func answers() throws -> Benchmarks.Line {
    let (ours, theirs) = try (Folder(), Folder())
    let script = try ours.write(
      """
      local fc = require "fc"
      local deck = fc.deck { id = "sums", title = "Sums" }
      deck:answer_key("Sums", function(key)
        key:generate({ id = "sum", count = \(count) }, function(random, n)
          return { question = n .. " + 1", answer = n + 1, wrong = { n, n + 2, n + 3 } }
        end)
      end)
      return deck
      """)
    func deal(in folder: Folder) throws -> GameSession {
      let host = try host(of: folder)
      try host.load(script)
      return try host.startGame(of: host.decks[0], settings: .init(learner: "Ann"))
    }
    func play(_ game: GameSession, limit: Int = .max) throws {
      var left = limit
      while left > 0, try game.nextCard() != nil {
        _ = try game.answer(.choice(1))
        left -= 1
      }
    }
    // Has the other file know a game too.
    try play(deal(in: theirs), limit: 1)
    let cards = (0..<count).map { strdup("sums/Sums/sum#\($0)") }
    defer { for card in cards { free(card) } }
    let names = cards.map { UnsafePointer($0) }
    // As many bytes as a store writes for such an answer.
    let response = [UInt8](repeating: 0, count: 100)
    var failed: Int32 = 0
    let rounds = 3
    var games = try (0..<rounds).map { _ in try deal(in: ours) }
    let (game, bare) = try leastTimes(rounds: rounds) {
      try play(games.removeLast())
    } _: {
      guard let plain = baseline_store_open(theirs.path) else {
        failed += 1
        return
      }
      defer { baseline_store_close(plain) }
      failed += baseline_store_answers(
        plain, 1, names, Int64(count), response, Int64(response.count), Int64(count))
    }
    precondition(failed == 0, "SQLite by itself has failed")
    return Benchmarks.Line(
      "a game of 10,000 answers, each durable before the next card / bare SQLite in C", goal: 1.3,
      game, bare, count: count)
  }

  private static func host(of folder: Folder) throws -> ScriptHost {
    var configuration = ScriptHost.Configuration()
    configuration.store = .file(folder.path)
    configuration.report = { print("fcbench: \($0)") }
    return try ScriptHost(configuration)
  }
}
