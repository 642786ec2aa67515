import FCModels

/// The recipes of one book in the store.
final class RecipeTable: RecipeSource {
  /// Whether the book was made just now.
  let isNew: Bool
  private let store: Store
  private let book: Int

  init(_ name: String, in space: Space) {
    let store = space.store
    self.store = store
    let spaceID = space.claim()
    let find = { (connection: Connection) in
      try connection.first(
        "SELECT id FROM book WHERE space = ? AND name = ?", .int(spaceID), .text(name)
      ) { $0.int(0) }
    }
    if let book = store.read(nil, find) {
      self.book = book
      isNew = false
      return
    }
    var book = 0
    var isNew = false
    store.write { connection in
      // Another process may have made it meanwhile.
      try connection.run(
        "INSERT OR IGNORE INTO book (space, name) VALUES (?, ?)", .int(spaceID), .text(name))
      isNew = connection.changeCount > 0
      book = try find(connection) ?? 0
    }
    self.book = book
    self.isNew = isNew
  }

  // MARK: Reading

  func extent() -> RecipeExtent {
    store.read(RecipeExtent()) { connection in
      let next = try connection.first(
        "SELECT next_recipe FROM book WHERE id = ?", .int(book)
      ) { $0.int(0) }
      let gaps = try connection.rows(
        "SELECT block, removed FROM recipe_gap WHERE book = ?", .int(book)
      ) { ($0.int(0), $0.int(1)) }
      return RecipeExtent(
        nextID: next ?? 1, removed: Dictionary(gaps, uniquingKeysWith: { first, _ in first }))
    }
  }

  func recipes(inBlock number: Int) -> [StoredRecipe] {
    let first = number * RecipeExtent.blockSize
    return store.read([]) { connection in
      try connection.rows(
        """
        SELECT id, recipe.name, instructions, image, favorite.recipe IS NOT NULL
        FROM recipe LEFT JOIN favorite ON favorite.book = recipe.book AND favorite.recipe = id
        WHERE recipe.book = ? AND id BETWEEN ? AND ? ORDER BY id
        """, .int(book), .int(first), .int(first + RecipeExtent.blockSize - 1), read: recipe)
    }
  }

  func favoritesCount() -> Int {
    store.read(0) { connection in
      try connection.first("SELECT count(*) FROM favorite WHERE book = ?", .int(book)) {
        $0.int(0)
      } ?? 0
    }
  }

  func favorites(after id: Int, atMost count: Int) -> [StoredRecipe] {
    store.read([]) { connection in
      try connection.rows(
        """
        SELECT id, name, instructions, image, 1
        FROM favorite JOIN recipe ON recipe.book = favorite.book AND id = favorite.recipe
        WHERE favorite.book = ? AND favorite.recipe > ? ORDER BY favorite.recipe LIMIT ?
        """, .int(book), .int(id), .int(count), read: recipe)
    }
  }

  private func recipe(_ row: Row) throws -> StoredRecipe {
    StoredRecipe(
      id: row.int(0),
      content: try RecipeContent(
        name: row.text(1), instructions: row.text(2), image: row.isNull(3) ? nil : row.text(3)),
      isFavorite: row.int(4) != 0)
  }

  // MARK: Writing

  func add(_ content: RecipeContent, lowest: Int) -> Int {
    var given: Int?
    store.write { [book] connection in
      // The id is given once, also when this is done again in memory.
      let id =
        try given
        ?? connection.first("SELECT next_recipe FROM book WHERE id = ?", .int(book)) {
          max(lowest, $0.int(0))
        } ?? lowest
      given = id
      try connection.run(
        "UPDATE book SET next_recipe = max(next_recipe, ?) WHERE id = ?", .int(id + 1), .int(book))
      try Self.put(content, id, book, connection)
    }
    return given ?? lowest
  }

  func change(_ id: Int, to content: RecipeContent) {
    store.write { [book] connection in
      try connection.run(
        "UPDATE recipe SET name = ?, instructions = ?, image = ? WHERE book = ? AND id = ?",
        .text(content.name), .text(content.instructions), Binding(content.image), .int(book),
        .int(id))
      if connection.changeCount > 0 { return }
      // It was removed: here, or by another process. What is written now is not to be lost.
      try Self.put(content, id, book, connection)
      try connection.run(
        "UPDATE recipe_gap SET removed = removed - 1 WHERE book = ? AND block = ?", .int(book),
        .int(RecipeExtent.block(of: id)))
    }
  }

  func remove(_ id: Int) {
    store.write { [book] connection in
      try connection.run("DELETE FROM favorite WHERE book = ? AND recipe = ?", .int(book), .int(id))
      try connection.run("DELETE FROM recipe WHERE book = ? AND id = ?", .int(book), .int(id))
      if connection.changeCount == 0 { return }
      try connection.run(
        """
        INSERT INTO recipe_gap (book, block, removed) VALUES (?, ?, 1)
        ON CONFLICT DO UPDATE SET removed = removed + 1
        """, .int(book), .int(RecipeExtent.block(of: id)))
    }
  }

  func putBack(_ recipe: StoredRecipe) {
    change(recipe.id, to: recipe.content)
    if recipe.isFavorite { setFavorite(recipe.id, to: true) }
  }

  func setFavorite(_ id: Int, to isFavorite: Bool) {
    store.write { [book] connection in
      // Nothing is marked of a recipe that another process has removed.
      try connection.run(
        isFavorite
          ? "INSERT OR IGNORE INTO favorite SELECT book, id FROM recipe WHERE book = ? AND id = ?"
          : "DELETE FROM favorite WHERE book = ? AND recipe = ?", .int(book), .int(id))
    }
  }

  private static func put(
    _ content: RecipeContent, _ id: Int, _ book: Int, _ connection: Connection
  ) throws {
    try connection.run(
      "INSERT INTO recipe (book, id, name, instructions, image) VALUES (?, ?, ?, ?, ?)",
      .int(book), .int(id), .text(content.name), .text(content.instructions),
      Binding(content.image))
  }
}
