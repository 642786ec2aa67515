import FCModels
import FCStore
import Glibc

/// Writes to a store, turn after turn, and prints the number of each turn that lasts.
enum Probe {
  /// - Parameter arguments: the path of the store, what to do, and how often: `count` goes on with
  ///   the number in the store; `add` adds recipes to a book; `hold` keeps the store to itself
  ///   until its input ends.
  static func run(_ arguments: [String]) -> Int32 {
    guard arguments.count == 3, let turns = Int(arguments[2]) else { return 2 }
    do {
      let store = try Store(at: .file(arguments[0]), patience: Patience(timeout: 60))
      let space = try store.space(named: "probe", ownedBy: "probe.lua") { _ in true }
      try store.commit()
      switch arguments[1] {
      case "count": try count(turns, in: space)
      case "add": try add(turns, in: space)
      default: try hold(in: space)
      }
      return 0
    } catch {
      say("failed: \(error)")
      return 1
    }
  }

  private static func count(_ turns: Int, in space: Space) throws {
    let defaults = space.defaults()
    let book = try space.recipeBook(named: "numbers")
    let start = defaults.value(for: "count")?.asInt ?? 0
    let game = try game(in: space)
    for number in start + 1...start + turns {
      defaults.set(.int(number), for: "count")
      game.record(try answer(number), at: Double(number))
      let recipe = try Recipe(name: "recipe \(number)")
      try book.add(recipe)
      if number % 2 == 0 { try book.addToFavorites(recipe) }
      try space.store.commit()
      say("\(number)")
    }
  }

  private static func add(_ turns: Int, in space: Space) throws {
    let book = try space.recipeBook(named: "shared")
    for number in 1...turns {
      try book.add(Recipe(name: "\(getpid()) \(number)"))
      try space.store.commit()
    }
    say("done")
  }

  private static func hold(in space: Space) throws {
    space.defaults().set(.bool(true), for: "held")
    say("held")
    while getchar() != EOF {}
  }

  /// Writes a line at once: what is printed has happened, even when the next moment is the last.
  private static func say(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    write(STDOUT_FILENO, bytes, bytes.count)
  }

  private static func game(in space: Space) throws -> SavedGame {
    let state = GameState(deck: "numbers", key: "key", options: GameOptions(seed: 1))
    return space.unfinishedGame(deck: "numbers", key: "key") ?? space.save(state)
  }

  private static func answer(_ number: Int) throws -> GameState.Answer {
    try GameState.Answer(
      .table([
        "card": .text("numbers/key/card"), "response": .table(["choice": .int(number)]),
        "score": .number(1),
      ]))
  }
}
