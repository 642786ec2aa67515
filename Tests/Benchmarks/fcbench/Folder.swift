import FCModels
import FCStore
import Glibc

/// A folder for a store and a script, removed when it is let go.
final class Folder {
  private let name: String
  /// The file of the store.
  var path: String { "\(name)/store.sqlite3" }
  private var script: String { "\(name)/bench.lua" }

  init() throws {
    var template = Array("/tmp/fcbench-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { throw Child.Failure(description: "no folder") }
    name = String(cString: made)
  }

  deinit {
    for suffix in ["", "-wal", "-shm"] { unlink(path + suffix) }
    unlink(script)
    rmdir(name)
  }

  /// Opens the space of `bench.lua` in the store. The file that it belongs to is none, so that a
  /// script takes it over.
  func space(_ name: String = "bench.lua") throws -> Space {
    let store = try Store(at: .file(path))
    let space = try store.space(named: name, ownedBy: "/nowhere/\(name)") { _ in true }
    try store.commit()
    return space
  }

  /// Fills a book with so many recipes.
  static func book(
    of count: Int, named name: String = "recipes", in space: Space
  ) throws -> RecipeBook {
    let book = try space.recipeBook(named: name)
    for number in 1...count {
      try book.add(
        Recipe(name: "Recipe number \(number)", instructions: "Mix all, and let it rest."))
    }
    try space.store.commit()
    return book
  }

  /// Writes a script beside the store. Returns its path.
  func write(_ text: String) throws -> String {
    guard let file = fopen(script, "w") else {
      throw Child.Failure(description: "can't write \(script)")
    }
    fputs(text, file)
    fclose(file)
    return script
  }
}
