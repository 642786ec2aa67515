import XCTest

@testable import FCModels

final class FavoritesTests: XCTestCase {
  private func favorites(of book: RecipeBook) -> [String] { book.sortedFavorites.map(\.name) }

  func test_favorites_stand_in_order_of_name_then_id() throws {
    let book = try recipeBook("banana", "apple", "Äpfel", "Apple", "Zebra", "10")
    for position in (0..<6).reversed() {
      try book.addToFavorites(XCTUnwrap(book.recipe(at: position)))
    }
    let sorted = ["10", "Äpfel", "apple", "Apple", "banana", "Zebra"]
    XCTAssertEqual(favorites(of: book), sorted)
    book.order = FavoriteOrder(book.sortedFavorites.reversed())
    XCTAssertEqual(favorites(of: book), sorted)
  }

  func test_a_favorite_is_there_once_however_often_it_is_added() throws {
    let book = try recipeBook("Kale")
    let kale = try XCTUnwrap(book.recipe(at: 0))
    XCTAssertTrue(try book.addToFavorites(kale))
    XCTAssertFalse(try book.addToFavorites(kale))
    XCTAssertEqual(favorites(of: book), ["Kale"])
    XCTAssertEqual(book.favoritesCount, 1)
    XCTAssertTrue(try book.removeFromFavorites(kale))
    XCTAssertFalse(try book.removeFromFavorites(kale))
    XCTAssertEqual(favorites(of: book), [])
    XCTAssertEqual(book.favoritesCount, 0)
  }

  func test_two_recipes_of_one_name_are_two_favorites() throws {
    let book = try recipeBook("Kale", "Kale")
    let first = try XCTUnwrap(book.recipe(at: 0))
    let second = try XCTUnwrap(book.recipe(at: 1))
    try book.addToFavorites(second)
    XCTAssertFalse(book.isFavorite(first))
    XCTAssertTrue(book.isFavorite(second))
    try book.addToFavorites(first)
    XCTAssertEqual(book.sortedFavorites.map(\.id), [1, 2])
    try book.removeFromFavorites(first)
    XCTAssertEqual(book.sortedFavorites.map(\.id), [2])
  }

  func test_a_favorite_stays_one_under_another_name() throws {
    let book = try recipeBook("Kale", "Apple", "Berry")
    for position in 0..<3 { try book.addToFavorites(XCTUnwrap(book.recipe(at: position))) }
    XCTAssertEqual(favorites(of: book), ["Apple", "Berry", "Kale"])
    let kale = try XCTUnwrap(book.recipe(at: 0))
    kale.content = try kale.content.named("Açaí")
    try book.didChange(kale)
    XCTAssertTrue(book.isFavorite(kale))
    XCTAssertEqual(favorites(of: book), ["Açaí", "Apple", "Berry"])
  }

  func test_no_favorite_is_left_of_a_recipe_that_is_removed() throws {
    let book = try recipeBook("Kale", "Apple")
    let kale = try XCTUnwrap(book.recipe(at: 0))
    try book.addToFavorites(kale)
    XCTAssertEqual(book.favoritesCount, 1)
    book.removeRecipe(at: 0)
    XCTAssertEqual(favorites(of: book), [])
    XCTAssertEqual(book.favoritesCount, 0)
    XCTAssertFalse(book.isFavorite(kale))
    try book.add(kale)
    XCTAssertFalse(book.isFavorite(kale))
  }

  func test_who_hears_of_a_change_sees_the_new_order() throws {
    let book = try recipeBook("Kale", "Apple")
    for position in 0..<2 { try book.addToFavorites(XCTUnwrap(book.recipe(at: position))) }
    XCTAssertEqual(favorites(of: book), ["Apple", "Kale"])
    var seen: [[String]] = []
    book.onChange = { [unowned self, unowned book] _ in seen.append(favorites(of: book)) }
    let apple = try XCTUnwrap(book.recipe(at: 1))
    apple.content = try apple.content.named("Zucchini")
    try book.didChange(apple)
    try book.removeFromFavorites(apple)
    XCTAssertEqual(seen, [["Kale", "Zucchini"], ["Kale"]])
  }

  func test_a_name_that_the_book_was_not_told_of_mixes_up_nothing() throws {
    let book = try recipeBook("Kale", "Apple", "Berry")
    for position in 0..<2 { try book.addToFavorites(XCTUnwrap(book.recipe(at: position))) }
    XCTAssertEqual(favorites(of: book), ["Apple", "Kale"])
    let apple = try XCTUnwrap(book.recipe(at: 1))
    apple.content = try apple.content.named("Zucchini")
    try book.addToFavorites(XCTUnwrap(book.recipe(at: 2)))
    XCTAssertEqual(book.sortedFavorites.map(\.id), [2, 3, 1])
    try book.removeFromFavorites(apple)
    XCTAssertEqual(book.sortedFavorites.map(\.id), [3, 1])
  }

  func test_what_was_handed_out_does_not_change() throws {
    let book = try recipeBook("Kale", "Apple")
    try book.addToFavorites(XCTUnwrap(book.recipe(at: 0)))
    let before = book.sortedFavorites
    try book.addToFavorites(XCTUnwrap(book.recipe(at: 1)))
    XCTAssertEqual(before.map(\.name), ["Kale"])
  }
}
