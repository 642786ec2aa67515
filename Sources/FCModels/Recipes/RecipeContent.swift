import FCText

/// What a recipe says: one value, so that nobody ever sees half of a change.
public struct RecipeContent: Equatable, Sendable {
  /// What the recipe is called; never empty, and not only spaces.
  public let name: String
  /// What to do.
  public let instructions: String
  /// The name of a file with a picture.
  public let image: String?

  /// How many bytes of text there are.
  public var byteCount: Int { name.utf8.count + instructions.utf8.count + (image?.utf8.count ?? 0) }

  /// - Throws: `ModelError` when the name is empty or only spaces.
  public init(name: String, instructions: String = "", image: String? = nil) throws {
    if isBlank(name) { throw ModelError.emptyField("name", of: "a recipe") }
    self.name = name
    self.instructions = instructions
    self.image = image
  }

  /// The same with another name.
  /// - Throws: `ModelError` when the name is empty or only spaces.
  public func named(_ name: String) throws -> RecipeContent {
    try RecipeContent(name: name, instructions: instructions, image: image)
  }

  /// The same with other instructions.
  public func instructing(_ instructions: String) throws -> RecipeContent {
    try RecipeContent(name: name, instructions: instructions, image: image)
  }

  /// The same with another picture, or none.
  public func pictured(_ image: String?) throws -> RecipeContent {
    try RecipeContent(name: name, instructions: instructions, image: image)
  }
}
