import FCModels
import XCTest

@testable import FCStore

/// A book in a store does what a plain list would, whatever is done in whatever order.
final class RandomBookTests: StoreTestCase {
  /// What the book should be.
  private struct Model {
    struct Entry: Equatable {
      let id: Int
      var name: String
      var isFavorite = false
    }
    var entries: [Entry] = []
    var nextID = 1

    var sortedFavorites: [Int] {
      entries.filter(\.isFavorite)
        .sorted { ($0.name.lowercased(), $0.id) < ($1.name.lowercased(), $1.id) }.map(\.id)
    }
  }

  private var random = SeededRandom(seed: 11, stream: "books")
  private var model = Model()

  func test_a_book_does_what_a_list_does_over_many_days() throws {
    for day in 1...12 {
      try turn { space in
        let book = try space.recipeBook(named: "random")
        for _ in 1...60 {
          try step(book)
          XCTAssertEqual(book.count, model.entries.count)
        }
        if day % 2 == 0 { try assertSame(book) }
      }
    }
    try assertIntact()
  }

  private func step(_ book: RecipeBook) throws {
    let count = model.entries.count
    let choice = random.int(in: 0...9)
    if choice < 4 || count == 0 {
      // A few at once, so that there are several blocks.
      for _ in 1...3 { try add(to: book) }
      return
    }
    let position = random.int(in: 0...count - 1)
    let recipe = try XCTUnwrap(book.recipe(at: position))
    switch choice {
    case 4, 5:
      let entry = model.entries.remove(at: position)
      XCTAssertTrue(book.removeRecipe(at: position) === recipe)
      if choice == 5 {
        try book.putBack(recipe)
        model.entries.insert(entry, at: position)
      }
    case 6:
      let name = randomName()
      recipe.content = try recipe.content.named(name)
      try book.didChange(recipe)
      model.entries[position].name = name
    case 7, 8:
      try book.addToFavorites(recipe)
      model.entries[position].isFavorite = true
    default:
      try book.removeFromFavorites(recipe)
      model.entries[position].isFavorite = false
      XCTAssertEqual(book.sortedFavorites.map(\.id), model.sortedFavorites)
    }
  }

  private func add(to book: RecipeBook) throws {
    let name = randomName()
    try book.add(Recipe(name: name))
    model.entries.append(.init(id: model.nextID, name: name))
    model.nextID += 1
  }

  private func randomName() -> String {
    ["Kale", "kale", "Apple", "apple", "Zucchini", "10", "berry"][random.int(in: 0...6)]
  }

  private func assertSame(_ book: RecipeBook) throws {
    let entries = (0..<book.count).compactMap { book.recipe(at: $0) }.map {
      Model.Entry(id: $0.id ?? 0, name: $0.name, isFavorite: book.isFavorite($0))
    }
    XCTAssertEqual(entries, model.entries)
    XCTAssertEqual(book.favoritesCount, model.sortedFavorites.count)
    XCTAssertEqual(book.sortedFavorites.map(\.id), model.sortedFavorites)
  }
}
