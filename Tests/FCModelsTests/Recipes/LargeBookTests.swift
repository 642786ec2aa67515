import XCTest

@testable import FCModels

/// What a book of 100,000 recipes reads: a screenful, not itself.
final class LargeBookTests: XCTestCase {
  private let source = CountingSource(count: 100_000, favorites: [7, 50_000, 99_999])
  private lazy var book: RecipeBook? = try? RecipeBook(name: "large", source: source)

  func test_the_first_screen_reads_one_block() throws {
    let book = try XCTUnwrap(book)
    XCTAssertEqual(book.count, 100_000)
    XCTAssertEqual((0..<40).map { book.recipe(at: $0)?.id }, Array(1...40))
    XCTAssertEqual(source.takeLog(), ["block 0"])
  }

  func test_any_position_is_one_block_away() throws {
    let book = try XCTUnwrap(book)
    XCTAssertEqual(book.recipe(at: 99_999)?.name, "recipe 100000")
    XCTAssertEqual(book.recipe(at: 50_000)?.name, "recipe 50001")
    XCTAssertEqual(book.position(of: try XCTUnwrap(book.recipe(id: 50_001))), 50_000)
    XCTAssertEqual(source.takeLog(), ["block 1562", "block 781"])
  }

  func test_favorites_read_favorites_only_and_are_the_same_objects() throws {
    let book = try XCTUnwrap(book)
    let first = try XCTUnwrap(book.recipe(at: 6))
    XCTAssertTrue(book.isFavorite(first))
    let favorites = book.sortedFavorites
    XCTAssertEqual(favorites.map(\.id), [50_000, 7, 99_999])
    XCTAssertEqual(source.takeLog(), ["block 0", "favorites"])
    XCTAssertTrue(favorites[1] === first)
    XCTAssertTrue(book.recipe(at: 49_999) === favorites[0])
    XCTAssertTrue(book.isFavorite(favorites[2]))
  }

  func test_changes_read_no_more_and_are_kept_one_by_one() throws {
    let book = try XCTUnwrap(book)
    let recipe = try XCTUnwrap(book.recipe(at: 10))
    _ = book.sortedFavorites
    _ = source.takeLog()
    try book.addToFavorites(recipe)
    recipe.content = try recipe.content.named("Kale")
    try book.didChange(recipe)
    let added = try Recipe(name: "Berry")
    try book.add(added)
    book.removeRecipe(at: 10)
    XCTAssertEqual(
      source.takeLog(), ["favorite 11", "change 11", "add 100001", "remove 11"])
    XCTAssertEqual(book.count, 100_000)
    XCTAssertTrue(book.recipe(at: 99_999) === added)
    XCTAssertEqual(book.recipe(at: 10)?.id, 12)
    XCTAssertEqual(book.sortedFavorites.count, 3)
  }

  func test_a_book_with_gaps_finds_every_position() throws {
    for id in 65...127 { source.remove(id) }
    source.remove(64)
    source.remove(1)
    let book = try RecipeBook(name: "gaps", source: source)
    XCTAssertEqual(book.count, 99_935)
    XCTAssertEqual(book.recipe(at: 0)?.id, 2)
    XCTAssertEqual(book.recipe(at: 61)?.id, 63)
    XCTAssertEqual(book.recipe(at: 62)?.id, 128)
    XCTAssertEqual(book.recipe(at: 99_934)?.id, 100_000)
  }

  func test_a_block_with_less_than_was_said_is_counted_again() throws {
    let book = try XCTUnwrap(book)
    for id in 1...64 { source.remove(id) }
    XCTAssertEqual(book.recipe(at: 0)?.id, 65)
    XCTAssertEqual(book.count, 99_936)
  }

  // MARK: Somebody else writes to the source

  func test_changes_from_outside_are_seen_after_a_refresh() throws {
    let book = try XCTUnwrap(book)
    let other = try RecipeBook(name: "large", source: source)
    var heard: [String] = []
    book.collect { heard.append($0) }
    let first = try XCTUnwrap(book.recipe(at: 0))
    let second = try XCTUnwrap(book.recipe(at: 1))
    book.refresh()
    XCTAssertEqual(heard, [])

    let othersSecond = try XCTUnwrap(other.recipe(at: 1))
    othersSecond.content = try othersSecond.content.named("Kale")
    try other.didChange(othersSecond)
    other.removeRecipe(at: 0)
    book.refresh()
    XCTAssertEqual(heard, ["reloaded - R"])
    XCTAssertTrue(book.recipe(at: 0) === second)
    XCTAssertEqual(second.name, "Kale")
    XCTAssertFalse(book.contains(first))
    XCTAssertEqual(book.count, 99_999)

    XCTAssertEqual(book.sortedFavorites.count, 3)
    try other.addToFavorites(othersSecond)
    book.refresh()
    XCTAssertEqual(heard, ["reloaded - R", "reloaded - F"])
    XCTAssertEqual(book.sortedFavorites.first?.name, "Kale")
  }

  func test_a_recipe_added_after_one_from_outside_finds_it_there() throws {
    let book = try XCTUnwrap(book)
    let other = try RecipeBook(name: "large", source: source)
    try other.add(Recipe(name: "theirs"))
    let ours = try Recipe(name: "ours")
    try book.add(ours)
    XCTAssertEqual(ours.id, 100_002)
    XCTAssertEqual(book.count, 100_002)
    XCTAssertEqual(book.recipe(at: 100_000)?.name, "theirs")
    XCTAssertTrue(book.recipe(at: 100_001) === ours)
  }

  func test_reading_and_sorting_favorites_can_be_ended_and_begun_again() throws {
    struct Ended: Error {}
    let source = CountingSource(count: 2000, favorites: Set(1...1000))
    let book = try RecipeBook(name: "b", source: source)
    for limit in [0, 3, 1500, 5000] {
      var calls = 0
      XCTAssertThrowsError(
        try book.sortedFavorites { _ in
          calls += 1
          if calls > limit { throw Ended() }
        })
    }
    _ = source.takeLog()
    XCTAssertEqual(book.sortedFavorites.count, 1000)
    XCTAssertEqual(source.takeLog(), Array(repeating: "favorites", count: 4))
    XCTAssertEqual(book.sortedFavorites.map(\.name), book.sortedFavorites.map(\.name).sorted())
  }
}
