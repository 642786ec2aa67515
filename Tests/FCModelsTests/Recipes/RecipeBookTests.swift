import XCTest

@testable import FCModels

final class RecipeBookTests: XCTestCase {
  func test_recipes_stand_in_the_order_they_were_added_under_ids_from_1() throws {
    let book = try recipeBook("Kale", "Apple", "Berry")
    XCTAssertEqual(book.names, ["Kale", "Apple", "Berry"])
    XCTAssertEqual((0..<3).map { book.recipe(at: $0)?.id }, [1, 2, 3])
    XCTAssertNil(book.recipe(at: 3))
    XCTAssertNil(book.recipe(at: -1))
    XCTAssertTrue(book.recipe(at: 1) === book.recipe(id: 2))
    XCTAssertNil(book.recipe(id: 0))
    XCTAssertNil(book.recipe(id: 4))
  }

  func test_an_id_is_never_given_again() throws {
    let book = try recipeBook("Kale", "Apple")
    let apple = try XCTUnwrap(book.removeRecipe(at: 1))
    XCTAssertEqual(apple.id, 2)
    try book.add(Recipe(name: "Berry"))
    XCTAssertEqual(book.recipe(at: 1)?.id, 3)
    try book.add(apple)
    XCTAssertEqual(apple.id, 4)
    XCTAssertEqual(book.names, ["Kale", "Berry", "Apple"])
  }

  func test_a_recipe_is_in_one_book_at_most() throws {
    let book = try recipeBook("Kale")
    let other = try recipeBook()
    let kale = try XCTUnwrap(book.recipe(at: 0))
    XCTAssertThrowsError(try book.add(kale)) {
      XCTAssertEqual("\($0)", "recipe \"Kale\" is in the recipe book \"smoothies\" already")
    }
    XCTAssertThrowsError(try other.add(kale))
    XCTAssertThrowsError(try other.didChange(kale)) {
      XCTAssertEqual("\($0)", "recipe \"Kale\" is not in the recipe book \"smoothies\"")
    }
    XCTAssertThrowsError(try other.addToFavorites(kale))
    XCTAssertFalse(other.isFavorite(kale))
    XCTAssertNil(other.position(of: kale))
  }

  func test_a_name_of_white_space_is_refused() throws {
    for name in ["", " ", "\t\n", "\u{A0}\u{3000}"] {
      XCTAssertThrowsError(try Recipe(name: name)) {
        XCTAssertEqual($0 as? ModelError, ModelError.emptyField("name", of: "a recipe"))
      }
    }
    let content = try RecipeContent(name: "Kale")
    XCTAssertThrowsError(try content.named(" "))
    XCTAssertThrowsError(try RecipeBook(name: " "))
  }

  func test_a_change_is_told_once_and_only_when_there_is_one() throws {
    let book = try recipeBook("Kale", "Apple")
    var heard: [String] = []
    book.collect { heard.append($0) }
    let kale = try XCTUnwrap(book.recipe(at: 0))
    XCTAssertFalse(try book.didChange(kale))
    kale.content = try kale.content.instructing("Mix.")
    XCTAssertTrue(try book.didChange(kale))
    XCTAssertFalse(try book.didChange(kale))
    try book.addToFavorites(kale)
    try book.addToFavorites(kale)
    kale.content = try kale.content.pictured("kale.png")
    try book.didChange(kale)
    book.removeRecipe(at: 1)
    book.removeRecipe(at: 0)
    XCTAssertNil(book.removeRecipe(at: 0))
    XCTAssertEqual(
      heard,
      [
        "changed Kale R", "favorited Kale F", "changed Kale RF", "removed Apple R",
        "removed Kale RF",
      ])
  }

  func test_who_hears_of_a_change_may_change_the_book_again() throws {
    let book = try recipeBook("Kale")
    var heard: [String] = []
    book.onChange = { [unowned book] change in
      heard.append("\(change.kind) \(book.count)")
      if book.count < 4 { try? book.add(Recipe(name: "more")) }
    }
    try book.add(Recipe(name: "Apple"))
    XCTAssertEqual(heard, ["added 2", "added 3", "added 4"])
  }

  func test_a_removal_is_undone_in_full() throws {
    let book = try recipeBook("Kale", "Apple", "Berry")
    let apple = try XCTUnwrap(book.recipe(at: 1))
    XCTAssertThrowsError(try book.putBack(apple)) {
      XCTAssertEqual(
        "\($0)",
        "recipe \"Apple\" can't be put back: it was not removed from the recipe book \"smoothies\"")
    }
    try book.addToFavorites(apple)
    book.removeRecipe(at: 1)
    XCTAssertThrowsError(try recipeBook().putBack(apple))
    var heard: [String] = []
    book.collect { heard.append($0) }
    try book.putBack(apple)
    XCTAssertThrowsError(try book.putBack(apple))
    XCTAssertEqual(heard, ["added Apple RF"])
    XCTAssertEqual(book.names, ["Kale", "Apple", "Berry"])
    XCTAssertEqual(apple.id, 2)
    XCTAssertEqual(book.position(of: apple), 1)
    XCTAssertEqual(book.sortedFavorites.map(\.name), ["Apple"])
    book.removeRecipe(at: 2)
    try book.putBack(XCTUnwrap(book.removeRecipe(at: 0)))
    XCTAssertEqual(book.names, ["Kale", "Apple"])
  }

  func test_removals_move_what_follows_also_over_several_blocks() throws {
    let book = try recipeBook()
    for number in 1...300 { try book.add(Recipe(name: "\(number)")) }
    for position in stride(from: 299, through: 0, by: -3) { book.removeRecipe(at: position) }
    let left = (1...300).filter { $0 % 3 != 0 }
    XCTAssertEqual(book.names, left.map(String.init))
    for (position, id) in left.enumerated() {
      let recipe = try XCTUnwrap(book.recipe(id: id))
      XCTAssertEqual(book.position(of: recipe), position)
    }
  }
}
