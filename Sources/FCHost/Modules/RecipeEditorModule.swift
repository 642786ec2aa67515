import FCLua
import FCModels

extension RecipeEditor: LuaObject {}

/// `book:edit`, and editors as scripts see them.
///
/// An editor holds its delegate on the Lua side.
extension ScriptHost {
  private static let didSave = "edit_recipe_did_save"
  private static let didCancel = "edit_recipe_did_cancel"

  private static let delegateMethods = FieldTable(
    "recipe delegate",
    [
      .init(
        didSave, "fun(delegate: recipe delegate, editor: recipe editor)",
        "Called once the recipe is saved."),
      .init(
        didCancel, "(fun(delegate: recipe delegate, editor: recipe editor))?",
        "Called when the edit is given up."),
    ])

  func defineRecipeEditor() throws {
    state.document(Self.delegateMethods)
    let editor = ClassBinding<RecipeEditor>(
      "recipe editor", "What is written about a recipe, until it is saved."
    ) { "editor of recipe \"\($0.name)\"" }
    editor.property("name", "string", "The name as it is edited.") {
      $0.name
    } set: { [unowned self] editor, call in
      try set(&editor.name, try text(call, of: "editor.name"), of: editor)
    }
    editor.property("instructions", "string", "The instructions as they are edited.") {
      $0.instructions
    } set: { [unowned self] editor, call in
      try set(&editor.instructions, try text(call, of: "editor.instructions"), of: editor)
    }
    editor.property("image", "string?", "The name of a file with a picture, as it is edited.") {
      $0.image
    } set: { [unowned self] editor, call in
      var image = editor.image ?? ""
      let isNil = call.arguments.isNil(2)
      try set(&image, isNil ? "" : try text(call, of: "editor.image"), of: editor)
      editor.image = isNil ? nil : image
    }
    editor.property("recipe", "recipe?", "The recipe; nil for a new one until it is saved.") {
      editor, call in
      call.answer(editor.recipe)
    }
    editor.property("is_finished", "boolean", "Whether it was saved or cancelled.") {
      $0.isFinished
    }
    editor.method(
      "save", "() → recipe: recipe?, message: string?",
      "Gives the recipe, or a new one, what was edited; nil and a message for what can't be."
    ) { [unowned self] editor, call in try save(editor, call) }
    editor.method("cancel", "()", "Drops what was edited.") { [unowned self] editor, _ in
      let method = editor.isFinished ? nil : try delegateMethod(Self.didCancel, of: editor)
      editor.onCancel = { [unowned self] in send(method, Self.didCancel, of: $0) }
      // A function that is kept here could never be collected with the editor it knows.
      defer { editor.onCancel = { _ in } }
      editor.cancel()
      return .nothing
    }
    editor.weight { pointer in
      guard let pointer else { return 0 }
      return Unmanaged<RecipeEditor>.fromOpaque(pointer)._withUnsafeGuaranteedRef { editor in
        Footprint.recipeEditor + Footprint.of(editor.name) + Footprint.of(editor.instructions)
          + Footprint.of(editor.image)
      }
    }
    try state.define(editor)
  }

  func edit(_ book: RecipeBook, _ call: Call) throws -> Answer {
    let recipe = call.arguments.object(1, of: Recipe.self)
    // Without a recipe the delegate may come first.
    let position = recipe == nil && !call.arguments.isNil(1) ? 1 : 2
    guard call.arguments.isTable(position) else {
      throw call.wrongArgument(position, expected: "delegate (a table)")
    }
    return try call.answerExpecting {
      let editor = try book.edit(recipe)
      return try call.answer(editor) {
        try state.hold(call.arguments.stackIndex(position), in: editor, slot: Slot.delegate)
      }
    }
  }

  private func set(_ copy: inout String, _ text: String, of editor: RecipeEditor) throws {
    let growth = Footprint.of(text) - Footprint.of(copy)
    if growth != 0 { try state.charge(growth, to: editor) }
    copy = text
  }

  private func save(_ editor: RecipeEditor, _ call: Call) throws -> Answer {
    // Looked for before anything is changed: a save that nobody hears of is a mistake.
    var method: Reference?
    if !editor.isFinished {
      method = try delegateMethod(Self.didSave, of: editor)
      guard method != nil else { throw ScriptFault("the delegate has no '\(Self.didSave)'") }
    }
    editor.onSave = { [unowned self] in send(method, Self.didSave, of: $0) }
    defer { editor.onSave = { _ in } }
    let content = editor.name.utf8.count + editor.instructions.utf8.count
    return try changing(editor.book, writing: content, call) {
      switch editor.save() {
      case .saved: call.answer(editor.recipe)
      case .refused(let reason): call.failure(reason)
      }
    }
  }

  // MARK: The delegate

  /// A method of an editor's delegate; nil when it has none of the name.
  private func delegateMethod(_ name: String, of editor: RecipeEditor) throws -> Reference? {
    guard let findMember else { return nil }
    return try state.call(.reference(findMember), results: 1) {
      $0.push(heldBy: editor.hostKey, slot: Slot.delegate)
      $0.push(name)
    } read: {
      $0.isNil(1) ? nil : try $0.reference(1)
    }
  }

  private func send(_ method: Reference?, _ name: String, of editor: RecipeEditor) {
    guard let method else { return }
    scheduler.run(.reference(method), as: "'\(name)' of the delegate of \"\(editor.name)\"") {
      $0.push(heldBy: editor.hostKey, slot: Slot.delegate)
      $0.push(editor)
    }
  }
}
