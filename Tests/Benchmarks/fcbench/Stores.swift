import CBaseline
import FCModels
import FCStore
import Glibc

/// What it costs that things last, beside SQLite doing the same by itself: both sides on files that a
/// store has made, in the folder of temporary files, so that the disk is the same.
enum Stores {
  private static let turns = 10_000
  private static let recipes = 100

  static func measure() throws -> [Benchmarks.Line] {
    try toggles() + answers() + largeBook()
  }

  // MARK: One transaction a turn

  private static func toggles() throws -> [Benchmarks.Line] {
    let (ours, theirs) = try (Folder(), Folder())
    let space = try ours.space()
    let book = try Folder.book(of: recipes, in: space)
    _ = try Folder.book(of: recipes, in: theirs.space())
    guard let plain = baseline_store_open(theirs.path) else { return [] }
    defer { baseline_store_close(plain) }
    var failed: Int32 = 0
    let (store, bare) = try leastTimes(rounds: 3) {
      for turn in 0..<turns {
        guard let recipe = book.recipe(at: turn % recipes) else { continue }
        if book.isFavorite(recipe) {
          try book.removeFromFavorites(recipe)
        } else {
          try book.addToFavorites(recipe)
        }
        try space.store.commit()
      }
    } _: {
      failed += baseline_store_toggles(plain, Int64(recipes), Int64(turns))
    }
    precondition(failed == 0, "SQLite by itself has failed")
    return [
      line("10,000 favorite toggles, one per turn, each durable / bare SQLite in C", store, bare)
    ]
  }

  private static func answers() throws -> [Benchmarks.Line] {
    let (ours, theirs) = try (Folder(), Folder())
    let answers = try (0..<recipes).map { number in
      try GameState.Answer(
        .table([
          "card": .text("us-capitals/Show States/State number \(number)"), "score": .number(1),
          "response": .table(["choice": .int(2)]), "picked": .list([.text("Montgomery")]),
        ]))
    }
    let game = GameState(deck: "us-capitals", key: "Show States", options: GameOptions(seed: 1))
    let space = try ours.space()
    let saved = space.save(game)
    // Has the other file know the game too.
    let theirSpace = try theirs.space()
    theirSpace.save(game).record(answers[0], at: 0)
    try theirSpace.store.commit()
    guard let plain = baseline_store_open(theirs.path) else { return [] }
    defer { baseline_store_close(plain) }
    var failed: Int32 = 0
    // As many bytes as a store writes for such an answer.
    let response = [UInt8](repeating: 0, count: 100)
    let cards = answers.map { strdup($0.card) }
    defer { for card in cards { free(card) } }
    let constant = cards.map { UnsafePointer($0) }
    let (store, bare) = try leastTimes(rounds: 3) {
      for turn in 0..<turns {
        saved.record(answers[turn % recipes], at: Double(turn))
        try space.store.commit()
      }
    } _: {
      failed += baseline_store_answers(
        plain, 1, constant, Int64(recipes), response, Int64(response.count), Int64(turns))
    }
    precondition(failed == 0, "SQLite by itself has failed")
    return [
      line("10,000 answers, each durable before the next card / bare SQLite in C", store, bare)
    ]
  }

  private static func line(_ name: String, _ ours: Double, _ theirs: Double) -> Benchmarks.Line {
    Benchmarks.Line(name, goal: 1.3, ours, theirs, count: turns)
  }

  // MARK: A large book

  private static func largeBook() throws -> [Benchmarks.Line] {
    let (large, small) = try (Folder(), Folder())
    for (folder, count) in [(large, 100_000), (small, 100)] {
      _ = try Folder.book(of: count, in: folder.space())
    }
    var opened = Double.infinity
    for _ in 0..<20 {
      let start = now()
      let book = try large.space().recipeBook(named: "recipes")
      precondition(book.recipe(at: 0) != nil, "there is no recipe")
      opened = min(opened, now() - start)
    }
    let (hundredThousand, hundred) = try leastTimes(rounds: 50) {
      try showScreen(in: large)
    } _: {
      try showScreen(in: small)
    }
    return [
      Benchmarks.Line(
        name: "opening a store with 100,000 recipes, to the first row, in ms", goal: 20,
        ratio: opened * 1e3, details: "least of 20 times"),
      Benchmarks.Line(
        "first screen of a book with 100,000 recipes / with 100", goal: 1.2, hundredThousand,
        hundred, count: 1),
    ]
  }

  /// Opens a store and reads what fits on a screen.
  private static func showScreen(in folder: Folder) throws {
    let book = try folder.space().recipeBook(named: "recipes")
    for position in 0..<40 { precondition(book.recipe(at: position) != nil, "a recipe is missing") }
  }
}
