import FCModels

/// What one script keeps: no other script can read it.
public final class Space {
  /// The store it is part of.
  public let store: Store
  /// The name it is kept under.
  public let name: String
  /// The number of its row, which no other has; 0, which none has, while nothing is kept in it.
  private(set) var id: Int
  private let owner: String
  private var books: [String: RecipeBook] = [:]
  /// How many bytes of values are kept by key, with the keys: counted once, then kept in step.
  /// What other processes keep meanwhile may be missing.
  public internal(set) lazy var settingBytes = countSettings()

  init(_ name: String, id: Int, owner: String, in store: Store) {
    self.store = store
    self.name = name
    self.id = id
    self.owner = owner
  }

  /// The number of its row, for writing: the first to write gets the name.
  func claim() -> Int {
    if id != 0 { return id }
    var given = 0
    store.write { [name, owner] connection in
      try connection.run(
        "INSERT OR IGNORE INTO space (name, owner) VALUES (?, ?)", .text(name), .text(owner))
      // Another process may have been faster: of the same script, or of another one.
      let found = try connection.first("SELECT id, owner FROM space WHERE name = ?", .text(name)) {
        (id: $0.int(0), owner: $0.text(1))
      }
      guard let found, found.owner == owner else {
        throw StoreError(.nameTaken(name), path: connection.path)
      }
      given = found.id
    }
    id = given
    return given
  }

  private func countSettings() -> Int {
    store.read(nil) { connection in
      try connection.first(
        "SELECT total(length(CAST(key AS BLOB)) + length(value)) FROM setting WHERE space = ?",
        .int(id)
      ) { $0.int(0) }
    } ?? 0
  }

  /// Opens the recipe book of a name; the same one however often it is asked for.
  /// - Parameter recipes: fill the book when it is new.
  /// - Throws: `ModelError` when the name is empty or only spaces, or a recipe is in another book.
  public func recipeBook(named name: String, filledWith recipes: [Recipe] = []) throws -> RecipeBook
  {
    if let book = books[name] { return book }
    // The name as a book has it, checked before the store hears of it.
    let name = try RecipeBook(name: name).name
    let table = RecipeTable(name, in: self)
    let book = try RecipeBook(name: name, source: table)
    if table.isNew { for recipe in recipes { try book.add(recipe) } }
    books[name] = book
    store.watch(book)
    return book
  }

  /// The values that the script keeps by key.
  /// - Parameter learner: whose values; nil for those of no learner.
  public func defaults(learner: String? = nil) -> Defaults {
    Defaults(learner: learner ?? "", in: self)
  }
}

extension Store {
  /// Makes a space in a store that has none yet, such as one in memory.
  public func newSpace(named name: String) -> Space { Space(name, id: 0, owner: "", in: self) }

  /// Opens the space of a script.
  ///
  /// A name belongs to the file that first kept something under it. If that file is gone, another
  /// takes it over.
  /// - Parameters:
  ///   - path: the script's file, by its absolute path without links.
  ///   - adopt: take the name over from a script that is still there.
  ///   - exists: tells whether a file is there.
  /// - Throws: `StoreError` of kind `nameTaken`.
  public func space(
    named name: String, ownedBy path: String, adopt: Bool = false, exists: (String) -> Bool
  ) throws -> Space {
    let found = read(nil) { connection in
      try connection.first("SELECT id, owner FROM space WHERE name = ?", .text(name)) {
        (id: $0.int(0), owner: $0.text(1))
      }
    }
    guard let found else { return Space(name, id: 0, owner: path, in: self) }
    let space = Space(name, id: found.id, owner: path, in: self)
    if found.owner == path { return space }
    guard adopt || !exists(found.owner) else {
      throw StoreError(.nameTaken(name), path: connection.path)
    }
    write { try $0.run("UPDATE space SET owner = ? WHERE id = ?", .text(path), .int(found.id)) }
    return space
  }
}
