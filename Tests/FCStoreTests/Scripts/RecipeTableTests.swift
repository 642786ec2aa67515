import FCModels
import XCTest

@testable import FCStore

final class RecipeTableTests: StoreTestCase {
  private func fill() throws {
    try turn { space in
      _ = try space.recipeBook(
        named: "smoothies", filledWith: ["Kale", "Apple", "Berry"].map { try Recipe(name: $0) })
    }
  }

  func test_recipes_fill_a_new_book_only() throws {
    for _ in 1...2 { try fill() }
    try turn { space in
      let book = try space.recipeBook(named: "smoothies")
      XCTAssertEqual(book.names, ["Kale", "Apple", "Berry"])
      XCTAssertTrue(try space.recipeBook(named: "smoothies") === book)
    }
  }

  func test_an_emptied_book_is_not_filled_again() throws {
    try fill()
    try turn { space in
      let book = try space.recipeBook(named: "smoothies")
      while book.count > 0 { book.removeRecipe(at: 0) }
    }
    try fill()
    XCTAssertEqual(try turn { try $0.recipeBook(named: "smoothies").count }, 0)
  }

  func test_every_change_is_there_tomorrow() throws {
    try fill()
    try turn { space in
      let book = try space.recipeBook(named: "smoothies")
      let kale = try XCTUnwrap(book.recipe(at: 0))
      kale.content = try RecipeContent(name: "Lime", instructions: "Mix.", image: "lime.png")
      try book.didChange(kale)
      for position in [0, 2] { try book.addToFavorites(XCTUnwrap(book.recipe(at: position))) }
      book.removeRecipe(at: 1)
      try book.add(Recipe(name: "Date"))
    }
    try turn { space in
      let book = try space.recipeBook(named: "smoothies")
      XCTAssertEqual(book.names, ["Lime", "Berry", "Date"])
      XCTAssertEqual((0..<3).map { book.recipe(at: $0)?.id }, [1, 3, 4])
      let lime = try XCTUnwrap(book.recipe(at: 0))
      XCTAssertEqual(
        lime.content, try RecipeContent(name: "Lime", instructions: "Mix.", image: "lime.png"))
      XCTAssertNil(book.recipe(at: 1)?.image)
      XCTAssertEqual(book.favoritesCount, 2)
      XCTAssertEqual(book.sortedFavorites.map(\.name), ["Berry", "Lime"])
      try book.removeFromFavorites(lime)
      book.removeRecipe(at: 1)
    }
    try turn { space in
      let book = try space.recipeBook(named: "smoothies")
      XCTAssertEqual(book.names, ["Lime", "Date"])
      XCTAssertEqual(book.favoritesCount, 0)
    }
    try assertIntact()
  }

  func test_an_id_is_not_given_again_tomorrow() throws {
    try fill()
    try turn { try $0.recipeBook(named: "smoothies").removeRecipe(at: 2) }
    try turn { space in
      let recipe = try Recipe(name: "Date")
      try space.recipeBook(named: "smoothies").add(recipe)
      XCTAssertEqual(recipe.id, 4)
    }
  }

  func test_a_removal_that_was_undone_leaves_no_trace() throws {
    try fill()
    try turn { space in
      let book = try space.recipeBook(named: "smoothies")
      let apple = try XCTUnwrap(book.recipe(at: 1))
      try book.addToFavorites(apple)
      book.removeRecipe(at: 1)
      try space.store.commit()
      try book.putBack(apple)
    }
    try turn { space in
      let book = try space.recipeBook(named: "smoothies")
      XCTAssertEqual(book.count, 3)
      XCTAssertEqual(book.names, ["Kale", "Apple", "Berry"])
      XCTAssertEqual(book.sortedFavorites.map(\.id), [2])
    }
  }

  func test_a_book_has_one_name_however_it_is_written() throws {
    try turn { try $0.recipeBook(named: "caf\u{E9}").add(Recipe(name: "Kale")) }
    XCTAssertEqual(try turn { try $0.recipeBook(named: "cafe\u{301}").count }, 1)
  }

  func test_gaps_are_found_again() throws {
    try turn { space in
      let book = try space.recipeBook(named: "numbers")
      for number in 1...500 { try book.add(Recipe(name: "\(number)")) }
      for position in (0..<500).reversed() where position % 3 == 0 || 100..<250 ~= position {
        book.removeRecipe(at: position)
      }
    }
    let left = (1...500).filter { ($0 - 1) % 3 != 0 && !(100..<250 ~= $0 - 1) }.map(String.init)
    try turn { space in
      let book = try space.recipeBook(named: "numbers")
      XCTAssertEqual(book.count, left.count)
      XCTAssertEqual(book.recipe(at: left.count - 1)?.name, left.last)
      XCTAssertEqual(book.names, left)
    }
  }

  func test_a_name_of_white_space_makes_no_book() throws {
    try turn { XCTAssertThrowsError(try $0.recipeBook(named: " ")) }
    XCTAssertEqual(try query("SELECT count(*) FROM book"), ["0"])
  }

  // MARK: Two at one store

  func test_each_sees_what_the_other_committed_after_a_refresh() throws {
    try fill()
    let (one, two) = (try open(), try open())
    let first = try space(in: one).recipeBook(named: "smoothies")
    let second = try space(in: two).recipeBook(named: "smoothies")
    XCTAssertEqual(first.names, second.names)
    var heard = 0
    second.onChange = { _ in heard += 1 }
    let kale = try XCTUnwrap(first.recipe(at: 0))
    kale.content = try kale.content.named("Lime")
    try first.didChange(kale)
    first.removeRecipe(at: 1)
    two.refresh()
    XCTAssertEqual(second.names, ["Kale", "Apple", "Berry"])
    XCTAssertEqual(heard, 0)
    try one.commit()
    one.refresh()
    two.refresh()
    two.refresh()
    XCTAssertEqual(second.names, ["Lime", "Berry"])
    XCTAssertEqual(heard, 1)
  }

  func test_what_one_removed_and_the_other_changed_is_not_lost() throws {
    try fill()
    let (one, two) = (try open(), try open())
    let first = try space(in: one).recipeBook(named: "smoothies")
    let second = try space(in: two).recipeBook(named: "smoothies")
    let apple = try XCTUnwrap(second.recipe(at: 1))
    first.removeRecipe(at: 1)
    try one.commit()
    try second.addToFavorites(apple)
    apple.content = try apple.content.instructing("Peel.")
    try second.didChange(apple)
    try two.commit()
    one.refresh()
    XCTAssertEqual(first.names, ["Kale", "Apple", "Berry"])
    XCTAssertEqual(first.recipe(at: 1)?.instructions, "Peel.")
    XCTAssertNil(two.problem)
    try assertIntact()
  }
}
