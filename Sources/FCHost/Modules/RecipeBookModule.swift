import FCLua
import FCModels

extension RecipeBook: LuaObject {}

/// What is known of the recipe books that a script has open.
struct RecipeUse {
  /// How many bytes each has been charged.
  var charges: [ObjectIdentifier: Int] = [:]
  /// What went wrong when a change was told.
  var fault: ScriptFault?
}

/// `fc.recipe_book`, and recipe books as scripts see them.
extension ScriptHost {
  private static let bookFields = FieldTable(
    "recipe book fields",
    [
      .init("name", "string", "What it is kept under."),
      .init("recipes", "recipe[]?", "What fills it when it is new."),
    ])

  func defineRecipeBook() throws {
    let book = ClassBinding<RecipeBook>("recipe book", "Recipes that are kept, in order.") {
      "recipe book \"\($0.name)\""
    }
    book.property("name", "string", "What it is called.") { $0.name }
    book.length { $0.count }
    book.element("recipe?") { [unowned self] book, index, call in
      try answer(call, recipeAt: index, in: book)
    }
    book.method("recipe_count", "() → integer", "How many recipes there are.") { book, call in
      call.answer(book.count)
    }
    book.method("recipe_at", "(index: integer) → recipe?", "The recipe at a position.") {
      [unowned self] book, call in try answer(call, recipeAt: call.integer(1), in: book)
    }
    book.method("index_of", "(recipe: recipe) → integer?", "Where a recipe stands.") {
      [unowned self] book, call in
      let recipe = try call.object(1, of: Recipe.self)
      return try using(book) { call.answer(book.position(of: recipe).map { $0 + 1 }) }
    }
    defineChanges(of: book)
    defineFavorites(of: book)
    book.method(
      "edit", "(recipe?: recipe, delegate: recipe delegate) → recipe editor",
      "Starts to edit a recipe, or a new one."
    ) { [unowned self] book, call in try edit(book, call) }
    try state.define(book)

    try state.define(
      "recipe_book", in: "fc", "(fields: recipe book fields) → recipe book",
      "Opens the book of a name, or makes it.", fields: Self.bookFields, of: "recipe book",
      form: "fc.recipe_book { name = \"…\" }"
    ) { [unowned self] call in
      guard !call.arguments.isNil(2) else {
        throw ScriptFault("a recipe book needs a name: fc.recipe_book { name = \"…\" }")
      }
      let name = try checkedLength(
        fieldValue("name", of: "recipe book", call, 2).text(), of: "the name of a recipe book")
      var recipes: [Recipe] = []
      if !call.arguments.isNil(3) {
        guard let list = call.arguments.objects(3, as: try state.binding(of: Recipe.self)) else {
          throw ScriptFault(
            "field 'recipes' of recipe book must be a list of recipes, "
              + "got \(call.arguments.typeName(3))")
        }
        recipes = list
      }
      for recipe in recipes { try weighWriting(of: recipe.content.byteCount) }
      let book = try modelled {
        try keeper.space.recipeBook(named: name, filledWith: recipes)
      }
      book.onChange = { [unowned self, unowned book] in tell($0, of: book) }
      return try using(book) { call.answer(book) }
    }
  }

  private func defineChanges(of book: ClassBinding<RecipeBook>) {
    book.method("add_recipe", "(recipe: recipe) → recipe", "Adds a recipe at the end.") {
      [unowned self] book, call in
      let recipe = try call.object(1, of: Recipe.self)
      return try changing(book, writing: recipe.content.byteCount, call) {
        try book.add(recipe)
        return call.answer(recipe)
      }
    }
    book.method(
      "remove_recipe_at", "(index: integer) → recipe: recipe?, message: string?",
      "Takes out a recipe; nil and a message when there is none."
    ) { [unowned self] book, call in
      let index = try call.integer(1)
      return try changing(book, call) {
        guard let recipe = book.recipe(at: index &- 1), book.removeRecipe(at: index &- 1) != nil
        else { return call.failure("the recipe book has no recipe \(index)") }
        return call.answer(recipe)
      }
    }
    book.method(
      "put_back", "(recipe: recipe) → recipe: recipe?, message: string?",
      "Undoes the removal of a recipe."
    ) { [unowned self] book, call in
      let recipe = try call.object(1, of: Recipe.self)
      return try changing(book, writing: recipe.content.byteCount, call) {
        try book.putBack(recipe)
        return call.answer(recipe)
      }
    }
    book.method(
      "did_change_recipe", "(recipe: recipe) → boolean", "Takes over what a recipe says now."
    ) { [unowned self] book, call in
      let recipe = try call.object(1, of: Recipe.self)
      return try changing(book, writing: recipe.content.byteCount, call) {
        call.answer(try book.didChange(recipe))
      }
    }
  }

  private func defineFavorites(of book: ClassBinding<RecipeBook>) {
    book.method("is_favorite", "(recipe: recipe) → boolean", "Whether a recipe is a favorite.") {
      book, call in
      call.answer(book.isFavorite(try call.object(1, of: Recipe.self)))
    }
    book.method("add_to_favorites", "(recipe: recipe) → boolean", "Makes a recipe a favorite.") {
      [unowned self] book, call in
      let recipe = try call.object(1, of: Recipe.self)
      return try changing(book, call) { call.answer(try book.addToFavorites(recipe)) }
    }
    book.method(
      "remove_from_favorites", "(recipe: recipe) → boolean", "Makes it a favorite no more."
    ) { [unowned self] book, call in
      let recipe = try call.object(1, of: Recipe.self)
      return try changing(book, call) { call.answer(try book.removeFromFavorites(recipe)) }
    }
    book.method("favorites_count", "() → integer", "How many favorites there are.") { book, call in
      call.answer(book.favoritesCount)
    }
    book.method("sorted_favorites", "() → recipe[]", "The favorites in order of their names.") {
      [unowned self] book, call in
      // Read and put in order the first time, then handed over.
      let favorites = try book.sortedFavorites { steps in
        try state.spend(steps)
        if steps > 1000 { try weigh(book) }
      }
      try state.spend(favorites.count * 4)
      return try using(book) {
        call.writer.write(objects: favorites)
        return .wire
      }
    }
  }

  private func answer(_ call: Call, recipeAt index: Int, in book: RecipeBook) throws -> Answer {
    try using(book) { call.answer(book.recipe(at: index &- 1)) }
  }

  // MARK: Accounting

  /// Looks into a book, and accounts for what it has read.
  private func using(_ book: RecipeBook, _ body: () throws -> Answer) throws -> Answer {
    let answer = try body()
    try weigh(book)
    return answer
  }

  /// Accounts for what a book has in memory now.
  private func weigh(_ book: RecipeBook) throws {
    let size = Footprint.of(book) * (keeper.isInMemory ? 2 : 1)
    let growth = size - (recipes.charges[ObjectIdentifier(book)] ?? 0)
    if growth > 0 { try state.spend(growth / 64) }
    recipes.charges[ObjectIdentifier(book)] = size
    if growth != 0 { try state.charge(growth) }
  }

  /// Changes a book; what the book refuses is told as `nil, message`.
  func changing(
    _ book: RecipeBook, writing bytes: Int = 0, _ call: Call, _ body: () throws -> Answer
  ) throws -> Answer {
    try weighWriting(of: bytes)
    let answer = try using(book) { try call.answerExpecting(body) }
    guard let fault = recipes.fault else { return answer }
    recipes.fault = nil
    throw fault
  }

  // MARK: Notifications

  /// Posts what has changed, once the book is consistent.
  private func tell(_ change: RecipeChange, of book: RecipeBook) {
    if change.changesRecipes { post("RecipesChanged", of: book) }
    if change.changesFavorites { post("FavoritesChanged", of: book) }
  }

  private func post(_ name: String, of book: RecipeBook) {
    if !notifier.post(name, info: .book(book)) { recipes.fault = tooDeep(name) }
  }
}
