import FCLua
import FCModels

extension Recipe: LuaObject {}

/// `fc.recipe`, and recipes as scripts see them.
extension ScriptHost {
  private static let recipeFields = FieldTable(
    "recipe fields",
    [
      .init("name", "string", "What it is called."),
      .init("instructions", "string?", "What to do."),
      .init("image", "string?", "The name of a file with a picture."),
    ])

  func defineRecipes() throws {
    state.document(chapter: "recipes")
    try defineRecipe()
    try defineRecipeBook()
    try defineRecipeEditor()
  }

  private func defineRecipe() throws {
    let recipe = ClassBinding<Recipe>("recipe", "How to make a dish.") { "recipe \"\($0.name)\"" }
    recipe.property("id", "integer?", "Its number in its book; nil before it is in one.") { $0.id }
    recipe.property("name", "string", "What it is called.") {
      $0.name
    } set: { [unowned self] recipe, call in
      try change(recipe) { try $0.named(text(call, of: "recipe.name")) }
    }
    recipe.property("instructions", "string", "What to do.") {
      $0.instructions
    } set: { [unowned self] recipe, call in
      try change(recipe) { try $0.instructing(text(call, of: "recipe.instructions")) }
    }
    recipe.property("image", "string?", "The name of a file with a picture.") {
      $0.image
    } set: { [unowned self] recipe, call in
      try change(recipe) {
        try $0.pictured(
          call.arguments.isNil(2) ? nil : text(call, of: "recipe.image"))
      }
    }
    recipe.weight { pointer in
      guard let pointer else { return 0 }
      return Unmanaged<Recipe>.fromOpaque(pointer)._withUnsafeGuaranteedRef {
        Footprint.of($0.content)
      }
    }
    try state.define(recipe)

    try state.define(
      "recipe", in: "fc", "(fields: recipe fields) → recipe: recipe?, message: string?",
      "Makes a recipe; nil and a message for a name that is empty.", fields: Self.recipeFields,
      of: "recipe",
      form: "fc.recipe { name = \"…\" }"
    ) { [unowned self] call in
      guard !call.arguments.isNil(2) else {
        throw ScriptFault("a recipe needs a name: fc.recipe { name = \"…\" }")
      }
      func text(_ field: String, _ position: Int) throws -> String? {
        if call.arguments.isNil(position) { return nil }
        let text = try fieldValue(field, of: "recipe", call, position).text()
        return try checkedLength(text, of: "field '\(field)' of recipe")
      }
      let name = try text("name", 2) ?? ""
      let instructions = try text("instructions", 3) ?? ""
      let image = try text("image", 4)
      return try call.answerExpecting {
        call.answer(try Recipe(name: name, instructions: instructions, image: image))
      }
    }
  }

  /// Gives a recipe other content; its book takes it over when it is told.
  private func change(_ recipe: Recipe, _ edit: (RecipeContent) throws -> RecipeContent) throws {
    let content = try modelled { try edit(recipe.content) }
    let growth = Footprint.of(content) - Footprint.of(recipe.content)
    if growth != 0 { try state.charge(growth, to: recipe) }
    recipe.content = content
  }

  /// The text that a field is set to.
  func text(_ call: Call, of subject: String) throws -> String {
    guard let text = try call.arguments.text(2, subject) else {
      throw ScriptFault("\(subject) must be a string, got \(call.arguments.typeName(2))")
    }
    return try checkedLength(text, of: subject)
  }

  /// Recipes are read a screenful at a time, so that one must not be very long.
  func checkedLength(_ text: String, of subject: String) throws -> String {
    let most = 65_536
    guard text.utf8.count <= most else {
      throw ScriptFault("\(subject) has more than \(most) bytes")
    }
    return text
  }
}

extension Call {
  /// Answers with `nil, message` for what the models refuse: whoever uses the script may have asked
  /// for it.
  func answerExpecting(_ body: () throws -> Answer) throws -> Answer {
    do {
      return try body()
    } catch let error as ModelError {
      return failure(error.message)
    }
  }
}
