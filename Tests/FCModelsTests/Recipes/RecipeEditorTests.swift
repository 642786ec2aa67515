import XCTest

@testable import FCModels

final class RecipeEditorTests: XCTestCase {
  private var heard: [String] = []

  private func editor(_ recipe: Recipe? = nil, in book: RecipeBook) throws -> RecipeEditor {
    let editor = try book.edit(recipe)
    editor.onSave = { [unowned self] in heard.append("saved \($0.recipe?.name ?? "-")") }
    editor.onCancel = { [unowned self] in heard.append("cancelled \($0.name)") }
    book.collect { [unowned self] in heard.append($0) }
    return editor
  }

  func test_a_save_changes_the_recipe_at_once_and_then_tells() throws {
    let book = try recipeBook("Kale")
    let kale = try XCTUnwrap(book.recipe(at: 0))
    let editor = try editor(kale, in: book)
    editor.name = "Kale and lime"
    editor.instructions = "Mix."
    editor.image = "kale.png"
    XCTAssertEqual(kale.content, try RecipeContent(name: "Kale"))
    XCTAssertEqual(heard, [])
    XCTAssertEqual(editor.save(), .saved)
    XCTAssertEqual(
      kale.content,
      try RecipeContent(name: "Kale and lime", instructions: "Mix.", image: "kale.png"))
    XCTAssertEqual(heard, ["changed Kale and lime R", "saved Kale and lime"])
  }

  func test_a_new_recipe_is_in_the_book_after_its_save_only() throws {
    let book = try recipeBook("Kale")
    let editor = try editor(in: book)
    XCTAssertEqual([editor.name, editor.instructions], ["", ""])
    XCTAssertNil(editor.image)
    editor.name = "Berry"
    XCTAssertEqual(book.count, 1)
    XCTAssertNil(editor.recipe)
    XCTAssertEqual(editor.save(), .saved)
    XCTAssertEqual(book.names, ["Kale", "Berry"])
    XCTAssertTrue(editor.recipe === book.recipe(at: 1))
    XCTAssertEqual(heard, ["added Berry R", "saved Berry"])
  }

  func test_a_name_of_white_space_is_refused_and_can_be_mended() throws {
    let book = try recipeBook("Kale")
    let kale = try XCTUnwrap(book.recipe(at: 0))
    let editor = try editor(kale, in: book)
    editor.instructions = "Mix."
    for name in ["", "  ", "\n"] {
      editor.name = name
      XCTAssertEqual(editor.save(), .refused("Give the recipe a name."))
    }
    XCTAssertEqual(kale.content, try RecipeContent(name: "Kale"))
    XCTAssertEqual(heard, [])
    editor.name = "Lime"
    XCTAssertEqual(editor.save(), .saved)
    XCTAssertEqual(kale.instructions, "Mix.")
  }

  func test_a_cancel_changes_nothing() throws {
    let book = try recipeBook("Kale")
    let kale = try XCTUnwrap(book.recipe(at: 0))
    let editor = try editor(kale, in: book)
    editor.name = "Lime"
    editor.cancel()
    editor.cancel()
    XCTAssertEqual(kale.name, "Kale")
    XCTAssertEqual(heard, ["cancelled Lime"])
    guard case .refused = editor.save() else { return XCTFail("saved after a cancel") }
    XCTAssertEqual(book.names, ["Kale"])
  }

  func test_a_save_that_changes_nothing_tells_the_delegate_only() throws {
    let book = try recipeBook("Kale")
    let editor = try editor(book.recipe(at: 0), in: book)
    XCTAssertEqual(editor.save(), .saved)
    editor.cancel()
    guard case .refused = editor.save() else { return XCTFail("saved twice") }
    XCTAssertEqual(heard, ["saved Kale"])
  }

  func test_a_recipe_that_was_removed_meanwhile_comes_back_as_a_new_one() throws {
    let book = try recipeBook("Kale", "Apple")
    let editor = try editor(book.recipe(at: 0), in: book)
    editor.instructions = "Mix for a minute."
    book.removeRecipe(at: 0)
    XCTAssertEqual(editor.save(), .saved)
    XCTAssertEqual(book.names, ["Apple", "Kale"])
    XCTAssertEqual(book.recipe(at: 1)?.id, 3)
    XCTAssertEqual(book.recipe(at: 1)?.instructions, "Mix for a minute.")
    XCTAssertEqual(heard, ["removed Kale R", "added Kale R", "saved Kale"])
  }

  func test_a_recipe_that_went_to_another_book_is_left_there() throws {
    let book = try recipeBook("Kale")
    let other = try recipeBook()
    let kale = try XCTUnwrap(book.recipe(at: 0))
    let editor = try editor(kale, in: book)
    editor.name = "Lime"
    book.removeRecipe(at: 0)
    try other.add(kale)
    XCTAssertEqual(
      editor.save(), .refused("recipe \"Kale\" is not in the recipe book \"smoothies\""))
    XCTAssertEqual(other.names, ["Kale"])
    XCTAssertFalse(editor.isFinished)
  }

  func test_a_recipe_of_another_book_can_not_be_edited() throws {
    let kale = try recipeBook("Kale").recipe(at: 0)
    XCTAssertThrowsError(try recipeBook().edit(kale))
  }

  func test_who_hears_of_a_save_can_not_save_again() throws {
    let book = try recipeBook()
    let editor = try book.edit()
    editor.name = "Kale"
    var outcomes: [RecipeEditor.Outcome] = []
    book.onChange = { _ in outcomes.append(editor.save()) }
    XCTAssertEqual(editor.save(), .saved)
    XCTAssertEqual(outcomes, [.refused("It is saved or cancelled already.")])
    XCTAssertEqual(book.count, 1)
  }
}
