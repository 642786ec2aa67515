import FCText

/// Favorites in order of their names, then of their ids, as far as their book knows.
struct FavoriteOrder {
  private struct Key: Comparable {
    let name: SortKey
    let id: Int

    init(_ recipe: Recipe) {
      name = SortKey(recipe.knownContent.name)
      id = recipe.id ?? 0
    }

    static func < (first: Key, second: Key) -> Bool {
      (first.name, first.id) < (second.name, second.id)
    }
  }

  private(set) var recipes: [Recipe] = []
  private var keys: [Key] = []

  init(_ favorites: [Recipe]) { self.init(favorites) { _ in } }

  /// - Parameter account: Hears of the work, in steps of some ten nanoseconds; what it throws ends
  ///   it.
  init(_ favorites: [Recipe], account: (Int) throws -> Void) rethrows {
    let unsorted = try favorites.map { recipe in
      try account(16 + recipe.knownContent.name.utf8.count)
      return (key: Key(recipe), recipe: recipe)
    }
    let pairs = try unsorted.sorted { first, second in
      try account(16)
      return first.key < second.key
    }
    recipes = pairs.map(\.recipe)
    keys = pairs.map(\.key)
  }

  mutating func insert(_ recipe: Recipe) {
    let key = Key(recipe)
    let index = place(of: key)
    keys.insert(key, at: index)
    recipes.insert(recipe, at: index)
  }

  /// Takes out a recipe, by the name it was put in with.
  mutating func remove(_ recipe: Recipe) {
    let key = Key(recipe)
    let index = place(of: key)
    guard index < keys.count, keys[index] == key else { return }
    keys.remove(at: index)
    recipes.remove(at: index)
  }

  private func place(of key: Key) -> Int {
    firstIndex(in: keys.count) { keys[$0] >= key }
  }
}
