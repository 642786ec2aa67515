/// Edits copies of what a recipe says; the book knows nothing of it before a save.
public final class RecipeEditor {
  /// What becomes of a save.
  public enum Outcome: Equatable, Sendable {
    /// The recipe is in the book.
    case saved
    /// Nothing was changed, for the reason given in the learner's words.
    case refused(String)
  }

  /// A number by which a host recognises this editor; 0 until a host gives it one.
  public var hostKey = 0
  /// The copies.
  public var name: String
  /// What to do, as it is being edited.
  public var instructions: String
  /// The picture's name, as it is being edited; nil for none.
  public var image: String?
  /// The recipe that is edited; nil for a new one until it is saved.
  public private(set) var recipe: Recipe?
  /// The book that a save changes.
  public let book: RecipeBook
  /// Whether it was saved or cancelled; it does nothing any more.
  public private(set) var isFinished = false

  /// Called after a save, when the book and those who hear of its changes know it.
  public var onSave: (RecipeEditor) -> Void = { _ in }
  /// Called after `cancel`.
  public var onCancel: (RecipeEditor) -> Void = { _ in }

  init(_ recipe: Recipe?, in book: RecipeBook) {
    self.recipe = recipe
    self.book = book
    name = recipe?.name ?? ""
    instructions = recipe?.instructions ?? ""
    image = recipe?.image
  }

  /// Gives the recipe, or a new one, what was edited.
  ///
  /// A recipe that was removed meanwhile comes back as a new one: what somebody has written is not
  /// to be lost.
  public func save() -> Outcome {
    if isFinished { return .refused("It is saved or cancelled already.") }
    guard let content = try? RecipeContent(name: name, instructions: instructions, image: image)
    else { return .refused("Give the recipe a name.") }
    // Those who hear of the change may come back to this editor.
    isFinished = true
    do {
      try keep(content)
    } catch {
      // The recipe has come into another book.
      isFinished = false
      return .refused("\(error)")
    }
    onSave(self)
    return .saved
  }

  /// Ends the editing; what was edited is dropped.
  public func cancel() {
    if isFinished { return }
    isFinished = true
    onCancel(self)
  }

  private func keep(_ content: RecipeContent) throws {
    guard let recipe else {
      let recipe = Recipe(content)
      self.recipe = recipe
      return try book.add(recipe)
    }
    if recipe.book == nil {
      recipe.content = content
      return try book.add(recipe)
    }
    _ = try book.id(of: recipe)
    recipe.content = content
    try book.didChange(recipe)
  }
}

extension RecipeBook {
  /// Starts to edit a recipe, or a new one.
  /// - Throws: `ModelError` when the recipe is not in the book.
  public func edit(_ recipe: Recipe? = nil) throws -> RecipeEditor {
    if let recipe { _ = try id(of: recipe) }
    return RecipeEditor(recipe, in: self)
  }
}
