/// The chapters of the reference, in order.
public enum Chapter: String, CaseIterable, Sendable {
  case decks, cards, games, motion, time, notifications, recipes, files, screens, plugins, language

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
