/// What has changed in a book. Whoever hears of it finds the book consistent.
public struct RecipeChange {
  /// What was done.
  public enum Kind: Equatable, Sendable {
    case added, changed, removed, favorited, unfavorited
    /// Recipes were changed by somebody else who uses the same source.
    case reloaded
  }

  /// What has happened.
  public let kind: Kind
  /// The recipe it was done to; nil when there may be several.
  public let recipe: Recipe?
  /// Whether the recipes, or what they say, are other ones now.
  public let changesRecipes: Bool
  /// Whether the favorites, or what they say, are other ones now.
  public let changesFavorites: Bool
}
