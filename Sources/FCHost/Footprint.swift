import FCLua
import FCModels
import FCMotion

/// What the objects that the host holds for a script take of memory, in bytes.
///
/// Lua's collector can't see it, so it is counted here and has one limit with what Lua uses. The
/// figures are what the C library gave for many objects of a kind, rounded up.
enum Footprint {
  private static let deck = 768
  private static let answerKey = 640
  static let observer = 512
  static let timer = 512
  static let task = 2560
  static let animation = 512
  private static let runningAnimation = 768
  /// What a part of one takes on the timeline of its field.
  private static let animatedPart = 160
  static let layer = 256
  private static let target = 160
  static let screen = 2048
  static let random = 96
  static let view = 768
  /// A screen of views, with its layer and its place in what is shown.
  static let viewScreen = 3328
  static let tab = 256
  static let shownScreen = 512
  /// What something written takes until its turn ends, beside what it is.
  static let writing = 512
  static let recipeBook = 1024
  static let recipeEditor = 512
  /// What the values of a learner take, wherever they are kept.
  static let defaults = 256

  /// What a card takes in its answer key.
  private static let card = 128
  /// What a card takes in a game beside that.
  private static let dealtCard = 224
  /// What a game takes for each of its cards to deal them.
  private static let dealing = 96
  private static let game = 1024

  /// What a text takes: one of up to 15 bytes lies in place.
  static func of(_ text: String?) -> Int {
    let count = text?.utf8.count ?? 0
    return count > 15 ? count + 48 : 0
  }

  /// What a text takes that is broken into lines: at worst each letter stands in one of its own.
  static func ofWrapped(_ text: String) -> Int { of(text) + 16 * text.utf8.count }

  /// What a text takes that is written, as lines of letters that know their rows.
  static func ofWritten(_ text: String) -> Int {
    ofWrapped(text) + text.utf8.reduce(0) { $0 + ($1 == 0x0A ? 160 : 0) }
  }

  static func of(_ texts: [String]) -> Int {
    texts.isEmpty ? 0 : texts.reduce(32) { $0 + 16 + of($1) }
  }

  /// What an observer of notifications takes; its name stands in its title too.
  static func of(observerOf name: String) -> Int { observer + 3 * of(name) }

  /// What a pair of a target and an action takes in a layer.
  static func of(targetFor action: String, _ key: String) -> Int {
    target + of(action) + of(key)
  }

  static func of(_ deck: Deck) -> Int {
    Self.deck + of(deck.id) + of(deck.title) + of(deck.author) + of(deck.description)
      + of(deck.language) + of(deck.pool)
  }

  static func of(_ key: AnswerKey) -> Int { answerKey + of(key.name) + of(key.id) }

  static func of(_ card: Card) -> Int {
    Self.card + of(card.question) + of(card.answer) + ofDetails(card)
  }

  private static func ofDetails(_ card: Card) -> Int {
    guard card.hasDetails else { return 0 }
    return 640 + of(card.rightAnswers) + of(card.wrong ?? []) + of(card.hints)
      + of(card.explanation)
      + of(card.tags)
  }

  static func of(_ game: Game) -> Int { of(gameOf: game.count) }

  /// What a game of so many cards takes.
  static func of(gameOf count: Int) -> Int { game + count * (dealtCard + dealing) }

  static func ofRunning(_ animation: Animation) -> Int {
    runningAnimation + (animation.partCount - 1) * animatedPart
  }

  static func ofField(_ name: String, _ value: LayerValue?) -> Int {
    guard let value else { return 0 }
    guard case .text(let text) = value else { return 96 + of(name) }
    return 96 + of(name) + of(text)
  }
}

extension Footprint {
  /// What a recipe takes, with what its book knows of it and orders it by.
  private static let recipe = 512

  static func of(_ content: RecipeContent) -> Int { recipe + 2 * content.byteCount }

  /// What a book has in memory: its name, also as its place in the store, and its recipes.
  static func of(_ book: RecipeBook) -> Int {
    recipeBook + 2 * of(book.name) + book.loaded.count * recipe + 2 * book.loaded.bytes
  }
}
