/// Where a book's recipes are kept: a book asks for those that are looked at, and says each change.
///
/// Recipes stand in order of their ids. Reads answer with what there is; a source that fails deals
/// with that itself.
public protocol RecipeSource: AnyObject {
  /// The ids that were given, and how many of them are gone.
  func extent() -> RecipeExtent
  /// The recipes of a block, in order of their ids.
  func recipes(inBlock number: Int) -> [StoredRecipe]
  /// How many favorites there are.
  func favoritesCount() -> Int
  /// The first favorites after an id, in order of their ids; fewer than `count` at the end.
  func favorites(after id: Int, atMost count: Int) -> [StoredRecipe]

  /// Keeps a new recipe.
  /// - Parameter lowest: ids below it have been given.
  /// - Returns: its id, higher than all before.
  func add(_ content: RecipeContent, lowest: Int) -> Int
  /// Keeps what a recipe says now.
  func change(_ id: Int, to content: RecipeContent)
  /// Forgets a recipe, and that it was a favorite.
  func remove(_ id: Int)
  /// Keeps a recipe again that was removed.
  func putBack(_ recipe: StoredRecipe)
  /// Keeps whether a recipe is a favorite.
  func setFavorite(_ id: Int, to isFavorite: Bool)
}

/// A recipe as a source keeps it.
public struct StoredRecipe: Equatable, Sendable {
  /// Its number in the book.
  public let id: Int
  /// What it says.
  public let content: RecipeContent
  /// Whether it is a favorite.
  public let isFavorite: Bool

  /// Makes a recipe as a store has it.
  public init(id: Int, content: RecipeContent, isFavorite: Bool) {
    self.id = id
    self.content = content
    self.isFavorite = isFavorite
  }
}

/// The ids that a book has given: enough to tell where each recipe stands without reading any.
public struct RecipeExtent: Equatable, Sendable {
  /// How many ids a block covers: about a screen of recipes.
  public static let blockSize = 64

  /// The block that covers an id.
  public static func block(of id: Int) -> Int { id / blockSize }

  /// The id of the next recipe.
  public var nextID: Int
  /// How many recipes are gone from a block, by its number; blocks that are whole are left out.
  public var removed: [Int: Int]

  /// Makes the extent of a book.
  public init(nextID: Int = 1, removed: [Int: Int] = [:]) {
    self.nextID = nextID
    self.removed = removed
  }
}

/// The source of a book that is kept nowhere.
final class NoRecipeSource: RecipeSource {
  func extent() -> RecipeExtent { RecipeExtent() }
  func recipes(inBlock number: Int) -> [StoredRecipe] { [] }
  func favoritesCount() -> Int { 0 }
  func favorites(after id: Int, atMost count: Int) -> [StoredRecipe] { [] }
  func add(_ content: RecipeContent, lowest: Int) -> Int { lowest }
  func change(_ id: Int, to content: RecipeContent) {}
  func remove(_ id: Int) {}
  func putBack(_ recipe: StoredRecipe) {}
  func setFavorite(_ id: Int, to isFavorite: Bool) {}
}
