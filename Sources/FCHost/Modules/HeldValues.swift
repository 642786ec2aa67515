import FCLua
import FCModels

/// Holds, on the Lua side, what the cards of one run of `make` were given by their author: `check`
/// and `data`.
///
/// The answer key holds that of its latest run, each game that of its own, and the userdata of each
/// card its own, so that the values live exactly as long as cards that need them.
final class KeyRunValues: LuaObject {
  var hostKey = 0

  static var binding: ClassBinding<KeyRunValues> {
    ClassBinding("values of cards") { _ in "values of cards" }
  }
}

/// Where the Lua values of a card are held. Copies of the card share it.
final class CardValues {
  let holder: KeyRunValues
  var check: Int?
  var data: Int?

  init(holder: KeyRunValues) { self.holder = holder }
}

/// A run of `make` that is going on.
struct KeyRunContext {
  let key: AnswerKey
  /// Where `math.random` draws from.
  let random: RandomSource
  /// Made when a card first needs it.
  var values: KeyRunValues?
}

/// The slots of what objects hold.
enum Slot {
  /// An answer key's function.
  static let make = 1
  /// An answer key's `KeyRunValues` of the latest run.
  static let values = 2
  /// A game's own table.
  static let data = 1
  /// A game's screen.
  static let screen = 2
  /// The layer of a part of a screen, and those parts of a screen that it always has.
  static let layer = 1
  static let question = 2
  static let feedback = 3
  /// An animation's easing, when that is a function.
  static let easing = 1
  /// The delegate of a recipe editor.
  static let delegate = 1
}

extension ScriptHost {
  /// Whether the author of a card has written its check, which may also be one of a plugin.
  public func hasOwnCheck(_ card: Card) -> Bool {
    (card.attachment as? CardValues)?.check != nil
  }

  /// Makes the values holder of the run that goes on hold a value of the stack.
  func holdCardValue(_ index: Int32, in values: CardValues) throws -> Int {
    try state.hold(index, in: values.holder)
  }

  /// The holder for a card that is being made: that of the run, or a new one for a loose card.
  func valuesHolder() throws -> KeyRunValues {
    guard let run = making.keyRun else {
      if let looseValues = making.looseValues { return looseValues }
      let values = KeyRunValues()
      // Until the card's own userdata holds it.
      try state.pin(values)
      making.looseValues = values
      return values
    }
    if let values = run.values { return values }
    let values = KeyRunValues()
    try state.withUserdata(of: values) {
      try state.hold(child: values, in: run.key, slot: Slot.values)
    }
    making.keyRun?.values = values
    return values
  }

  /// Keeps a game from being collected, and with it what its cards and deck hold.
  ///
  /// It stays pinned until whoever started it has taken it over with `releaseStartedGames`.
  func adopt(_ game: Game) throws {
    try state.pin(game)
    starts.games.append(game)
    if let deck = game.deck { try state.hold(child: deck, in: game, above: Slot.screen) }
    var seen: Set<Int> = []
    for card in game.cards {
      guard let values = card.attachment as? CardValues,
        seen.insert(values.holder.hostKey).inserted
      else { continue }
      try state.hold(child: values.holder, in: game, above: Slot.screen)
    }
  }

  /// Unpins the games that have started since there were `count`, but for one that is still played.
  func releaseStartedGames(from count: Int = 0, keeping kept: Game? = nil) {
    for game in starts.games[count...] where game !== kept { state.unpin(game) }
    starts.games.removeSubrange(count...)
    if let kept { starts.games.append(kept) }
  }
}
