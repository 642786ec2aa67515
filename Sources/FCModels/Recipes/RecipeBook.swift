import FCText

/// Recipes in the order in which they were added, some of them marked as favorites.
///
/// A book can be large: it reads the recipes that are looked at, a screenful at a time. Positions
/// are counted from 0.
public final class RecipeBook {
  /// A number by which a host recognises this book; 0 until a host gives it one.
  public var hostKey = 0
  /// What the book is called.
  public let name: String
  /// Hears of each change, after the source.
  public var onChange: (RecipeChange) -> Void = { _ in }

  let source: any RecipeSource
  var blocks: RecipeBlocks
  /// The favorites in order; nil until they are asked for.
  var order: FavoriteOrder?
  /// How many favorites there are; nil until that is asked for.
  var knownFavoritesCount: Int?

  /// Opens a book.
  /// - Parameter source: keeps the recipes; nil makes an empty book that lasts as long as the
  /// object.
  /// - Throws: `ModelError` when the name is empty or only spaces.
  public init(name: String, source: (any RecipeSource)? = nil) throws {
    if isBlank(name) { throw ModelError.emptyField("name", of: "a recipe book") }
    self.name = normalized(name)
    self.source = source ?? NoRecipeSource()
    blocks = RecipeBlocks(self.source.extent())
    if source == nil {
      order = FavoriteOrder([])
      knownFavoritesCount = 0
    }
  }

  /// How many recipes have been read, and how many bytes of text they are: what the book has in
  /// memory, and does not let go of.
  public var loaded: (count: Int, bytes: Int) { (blocks.loadedCount, blocks.loadedBytes) }

  // MARK: Recipes

  /// How many recipes there are.
  public var count: Int { blocks.count }

  /// The recipe at a position; nil when there is none.
  public func recipe(at position: Int) -> Recipe? {
    blocks.recipe(at: position, source.recipes(inBlock:), in: self)
  }

  /// The recipe with an id; nil when there is none.
  public func recipe(id: Int) -> Recipe? {
    blocks.position(of: id, source.recipes(inBlock:), in: self).flatMap(recipe(at:))
  }

  /// Where a recipe stands; nil when it is not in the book.
  public func position(of recipe: Recipe) -> Int? {
    guard contains(recipe), let id = recipe.id else { return nil }
    return blocks.position(of: id, source.recipes(inBlock:), in: self)
  }

  /// Tells whether a recipe is in this book.
  public func contains(_ recipe: Recipe) -> Bool { recipe.book === self }

  /// Adds a recipe at the end, under an id that none has had.
  /// - Throws: `ModelError` when it is in a book already.
  public func add(_ recipe: Recipe) throws {
    if let book = recipe.book { throw ModelError.recipeInBook(recipe.name, book.name) }
    let lowest = blocks.nextID
    let id = source.add(recipe.content, lowest: lowest)
    recipe.id = id
    recipe.knownContent = recipe.content
    recipe.isFavorite = false
    recipe.book = self
    recipe.formerBook = nil
    blocks.append(recipe, id: id)
    // Ids between were given by somebody else, whose recipes are in the book too.
    if id != lowest { readAgain() }
    tell(.added, recipe, recipes: true)
  }

  /// Takes out the recipe at a position; it is no favorite any more.
  /// - Returns: the recipe; nil when there is none.
  @discardableResult
  public func removeRecipe(at position: Int) -> Recipe? {
    guard let recipe = recipe(at: position), let id = recipe.id else { return nil }
    source.remove(id)
    let wasFavorite = recipe.isFavorite
    if wasFavorite { leaveFavorites(recipe) }
    blocks.remove(at: position)
    recipe.book = nil
    recipe.formerBook = self
    recipe.wasFavorite = wasFavorite
    tell(.removed, recipe, recipes: true, favorites: wasFavorite)
    return recipe
  }

  /// Undoes the removal of a recipe: it comes back to its place, under its id, and is a favorite
  /// again if it was one.
  /// - Throws: `ModelError` when it was not removed from this book.
  public func putBack(_ recipe: Recipe) throws {
    guard recipe.book == nil, recipe.formerBook === self, let id = recipe.id else {
      throw ModelError.recipeNotRemoved(recipe.name, name)
    }
    // Before the source has it: the block may have to be read first.
    recipe.knownContent = recipe.content
    blocks.insert(recipe, id: id, source.recipes(inBlock:), in: self)
    recipe.isFavorite = recipe.wasFavorite
    recipe.book = self
    recipe.formerBook = nil
    source.putBack(StoredRecipe(id: id, content: recipe.content, isFavorite: recipe.isFavorite))
    if recipe.isFavorite {
      knownFavoritesCount? += 1
      order?.insert(recipe)
    }
    tell(.added, recipe, recipes: true, favorites: recipe.isFavorite)
  }

  /// Takes over what a recipe says now.
  /// - Returns: false when it says what it said before; nobody hears of it then.
  /// - Throws: `ModelError` when it is not in the book.
  @discardableResult
  public func didChange(_ recipe: Recipe) throws -> Bool {
    let id = try id(of: recipe)
    if recipe.content == recipe.knownContent { return false }
    source.change(id, to: recipe.content)
    // Out of its old place, and into its new one, before anyone hears of it.
    if recipe.isFavorite { order?.remove(recipe) }
    blocks.note(recipe.content, after: recipe.knownContent)
    recipe.knownContent = recipe.content
    if recipe.isFavorite { order?.insert(recipe) }
    tell(.changed, recipe, recipes: true, favorites: recipe.isFavorite)
    return true
  }

  func id(of recipe: Recipe) throws -> Int {
    guard contains(recipe), let id = recipe.id else {
      throw ModelError.recipeNotInBook(recipe.name, name)
    }
    return id
  }

  func tell(
    _ kind: RecipeChange.Kind, _ recipe: Recipe?, recipes: Bool = false, favorites: Bool = false
  ) {
    onChange(
      RecipeChange(
        kind: kind, recipe: recipe, changesRecipes: recipes, changesFavorites: favorites))
  }
}
