extension RecipeBook {
  /// Looks at the source again, which somebody else may have written to.
  ///
  /// Recipes that were looked at stay the same objects. Only a change to what has been looked at,
  /// or to how many there are, is told: nobody can have seen the rest.
  public func refresh() {
    let seen = blocks.loaded.mapValues(Glance.init)
    let seenCount = count
    let seenFavorites = order?.recipes.map(Glance.init)
    let seenFavoritesCount = knownFavoritesCount

    readAgain()
    if seenFavorites != nil { _ = sortedFavorites }
    if seenFavoritesCount != nil { _ = favoritesCount }

    let now = blocks.loaded.mapValues(Glance.init)
    let changesRecipes =
      count != seenCount || seen.contains { id, glance in now[id]?.content != glance.content }
    let changesFavorites =
      knownFavoritesCount != seenFavoritesCount || order?.recipes.map(Glance.init) != seenFavorites
      || seen.contains { id, glance in (now[id]?.isFavorite ?? false) != glance.isFavorite }
    if changesRecipes || changesFavorites {
      tell(.reloaded, nil, recipes: changesRecipes, favorites: changesFavorites)
    }
  }

  /// Reads again what has been looked at.
  func readAgain() {
    let known = blocks.loaded
    blocks = RecipeBlocks(source.extent(), known: known)
    for number in Set(known.keys.map(RecipeExtent.block(of:))).sorted() {
      blocks.load(number, source.recipes(inBlock:), in: self)
    }
    for recipe in blocks.takeStrays() {
      recipe.book = nil
      recipe.isFavorite = false
    }
    order = nil
    knownFavoritesCount = nil
  }

  /// A recipe as it was seen.
  private struct Glance: Equatable {
    let id: Int?
    let content: RecipeContent
    let isFavorite: Bool

    init(_ recipe: Recipe) {
      id = recipe.id
      content = recipe.knownContent
      isFavorite = recipe.isFavorite
    }
  }
}
