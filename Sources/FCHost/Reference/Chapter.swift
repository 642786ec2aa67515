/// The chapters of the reference, in order.
public enum Chapter: String, CaseIterable, Sendable {
  /// What is played, and what its cards are made by.
  case decks
  /// What is asked.
  case cards
  /// How it is played.
  case games
  /// What moves, and what happens when it is done.
  case motion
  /// What waits.
  case time
  /// What tells others.
  case notifications
  /// What the recipe app is made of.
  case recipes
  /// What is read and what lasts.
  case files
  /// What is shown.
  case screens
  /// What extends the host.
  case plugins
  /// What tests are written with.
  case tests
  /// What Lua itself has, as far as scripts may use it.
  case language

  /// What stands above it.
  public var title: String {
    switch self {
    case .decks: "Decks and answer keys"
    case .cards: "Cards"
    case .games: "Games"
    case .motion: "Layers and animations"
    case .time: "Time and tasks"
    case .notifications: "Notifications"
    case .recipes: "Recipes"
    case .files: "Files and what lasts"
    case .screens: "Screens and views"
    case .plugins: "Plugins"
    case .tests: "Tests"
    case .language: "The language"
    }
  }

  /// The chapter that a binding says it belongs to.
  init(of binding: String, named name: String) throws {
    guard let chapter = Chapter(rawValue: name) else {
      throw LuaTypeError(description: "'\(binding)' belongs to no chapter: '\(name)'")
    }
    self = chapter
  }
}
