import XCTest

@testable import FCModels

/// A source that has so many recipes without having made any: it counts what is read.
final class CountingSource: RecipeSource {
  var stored: [Int: StoredRecipe] = [:]
  var favoriteIDs: Set<Int> = []
  var state: RecipeExtent
  private(set) var log: [String] = []

  /// - Parameter count: how many recipes there are, called `recipe 1` and so on.
  init(count: Int, favorites: Set<Int> = []) {
    state = RecipeExtent(nextID: count + 1)
    favoriteIDs = favorites
  }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  func extent() -> RecipeExtent { state }

  func recipes(inBlock number: Int) -> [StoredRecipe] {
    log.append("block \(number)")
    let size = RecipeExtent.blockSize
    return (number * size..<(number + 1) * size).compactMap(recipe(_:))
  }

  func favoritesCount() -> Int { favoriteIDs.count }

  func favorites(after id: Int, atMost count: Int) -> [StoredRecipe] {
    log.append("favorites")
    return favoriteIDs.filter { $0 > id }.sorted().prefix(count).compactMap(recipe(_:))
  }

  func add(_ content: RecipeContent, lowest: Int) -> Int {
    let id = max(lowest, state.nextID)
    state.nextID = id + 1
    stored[id] = StoredRecipe(id: id, content: content, isFavorite: false)
    log.append("add \(id)")
    return id
  }

  func change(_ id: Int, to content: RecipeContent) {
    stored[id] = StoredRecipe(id: id, content: content, isFavorite: false)
    log.append("change \(id)")
  }

  func remove(_ id: Int) {
    gone.insert(id)
    favoriteIDs.remove(id)
    state.removed[RecipeExtent.block(of: id), default: 0] += 1
    log.append("remove \(id)")
  }

  func putBack(_ recipe: StoredRecipe) {
    gone.remove(recipe.id)
    stored[recipe.id] = recipe
    if recipe.isFavorite { favoriteIDs.insert(recipe.id) }
    state.removed[RecipeExtent.block(of: recipe.id), default: 0] -= 1
    log.append("put back \(recipe.id)")
  }

  func setFavorite(_ id: Int, to isFavorite: Bool) {
    if isFavorite { favoriteIDs.insert(id) } else { favoriteIDs.remove(id) }
    log.append("\(isFavorite ? "favorite" : "no favorite") \(id)")
  }

  private var gone: Set<Int> = []

  private func recipe(_ id: Int) -> StoredRecipe? {
    guard 1..<state.nextID ~= id, !gone.contains(id) else { return nil }
    guard let content = try? stored[id]?.content ?? RecipeContent(name: "recipe \(id)") else {
      return nil
    }
    return StoredRecipe(id: id, content: content, isFavorite: favoriteIDs.contains(id))
  }
}

/// A book in memory with recipes of these names.
func recipeBook(_ names: String...) throws -> RecipeBook {
  let book = try RecipeBook(name: "smoothies")
  for name in names { try book.add(Recipe(name: name)) }
  return book
}

extension RecipeBook {
  /// The names of the recipes in order.
  var names: [String] { (0..<count).compactMap { recipe(at: $0)?.name } }

  /// Collects what the book tells: the kind, the recipe, and whose lists have changed.
  func collect(into heard: @escaping (String) -> Void) {
    onChange = { change in
      let lists = [change.changesRecipes ? "R" : "", change.changesFavorites ? "F" : ""].joined()
      heard("\(change.kind) \(change.recipe?.name ?? "-") \(lists)")
    }
  }
}
