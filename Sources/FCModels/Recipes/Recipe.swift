/// A recipe, by itself or in a book.
///
/// Whoever changes the content of a recipe in a book tells the book, by `didChange`; until then the
/// book keeps, sorts and stores what it knew.
public final class Recipe {
  /// A number by which a host recognises this recipe; 0 until a host gives it one.
  public var hostKey = 0
  /// The number by which its book knows it, from 1, which no other recipe of the book ever has; nil
  /// until it is added to one. A recipe that was removed keeps its number until it is added again.
  public internal(set) var id: Int?
  /// What it says.
  public var content: RecipeContent
  /// The book it is in.
  public internal(set) weak var book: RecipeBook?

  /// The book it was removed from, and whether it was a favorite there.
  weak var formerBook: RecipeBook?
  var wasFavorite = false

  /// What it says as far as the book knows.
  var knownContent: RecipeContent
  /// Whether it is one of the favorites. The mark lies on the recipe itself: no change of name can
  /// part them, none is there twice, and none stays behind.
  var isFavorite = false

  /// Makes a recipe of no book.
  public init(_ content: RecipeContent) {
    self.content = content
    knownContent = content
  }

  /// - Throws: `ModelError` when the name is empty or only spaces.
  public convenience init(name: String, instructions: String = "", image: String? = nil) throws {
    self.init(try RecipeContent(name: name, instructions: instructions, image: image))
  }

  /// What it is called.
  public var name: String { content.name }
  /// What to do.
  public var instructions: String { content.instructions }
  /// The name of a file with a picture.
  public var image: String? { content.image }

  /// Takes over what a source says of it.
  func update(_ stored: StoredRecipe) {
    // What was assigned, and not told to the book yet, is not to be lost.
    if content == knownContent { content = stored.content }
    knownContent = stored.content
    isFavorite = stored.isFavorite
  }
}
