extension RecipeBook {
  /// How many favorites there are.
  public var favoritesCount: Int {
    if let knownFavoritesCount { return knownFavoritesCount }
    let count = source.favoritesCount()
    knownFavoritesCount = count
    return count
  }

  /// The favorites in order of their names, letter case and accents ignored, then of their ids.
  ///
  /// Kept until something changes, and put right, not sorted again, when something does.
  public var sortedFavorites: [Recipe] { sortedFavorites { _ in } }

  /// How many favorites are read at a time.
  private static let favoritesRead = 256

  /// The favorites as `sortedFavorites` has them.
  ///
  /// - Parameter account: Hears of the work while they are read and sorted, in steps of some ten
  ///   nanoseconds; what it throws ends it, and nothing is kept of the order.
  public func sortedFavorites(account: (Int) throws -> Void) rethrows -> [Recipe] {
    if let order { return order.recipes }
    var favorites: [Recipe] = []
    var isWhole = false
    while !isWhole {
      let read = source.favorites(after: favorites.last?.id ?? 0, atMost: Self.favoritesRead)
      favorites += read.map { blocks.recipe($0, in: self) }
      isWhole = read.count < Self.favoritesRead
      try account(read.reduce(0) { $0 + 64 + $1.content.byteCount / 16 })
    }
    let order = try FavoriteOrder(favorites, account: account)
    self.order = order
    knownFavoritesCount = order.recipes.count
    return order.recipes
  }

  /// Tells whether a recipe of this book is a favorite.
  public func isFavorite(_ recipe: Recipe) -> Bool {
    contains(recipe) && recipe.isFavorite
  }

  /// Makes a recipe a favorite.
  /// - Returns: false when it was one.
  /// - Throws: `ModelError` when it is not in the book.
  @discardableResult
  public func addToFavorites(_ recipe: Recipe) throws -> Bool {
    let id = try id(of: recipe)
    if recipe.isFavorite { return false }
    source.setFavorite(id, to: true)
    recipe.isFavorite = true
    knownFavoritesCount? += 1
    order?.insert(recipe)
    tell(.favorited, recipe, favorites: true)
    return true
  }

  /// Makes a recipe no favorite any more.
  /// - Returns: false when it was none.
  /// - Throws: `ModelError` when it is not in the book.
  @discardableResult
  public func removeFromFavorites(_ recipe: Recipe) throws -> Bool {
    let id = try id(of: recipe)
    if !recipe.isFavorite { return false }
    source.setFavorite(id, to: false)
    leaveFavorites(recipe)
    tell(.unfavorited, recipe, favorites: true)
    return true
  }

  /// Takes the mark off a favorite.
  func leaveFavorites(_ recipe: Recipe) {
    recipe.isFavorite = false
    knownFavoritesCount? -= 1
    order?.remove(recipe)
  }
}
