/// The format of a store, as the steps that lead to it.
struct Schema {
  /// Each step makes the next format from the one before; the first starts from nothing. What was
  /// published is never changed: a new format is a new step.
  let steps: [String]

  /// Marks a file as a store of this program: "fcsc".
  static let applicationID = 0x6663_7363

  /// The number of the format.
  var format: Int { steps.count }

  /// Brings a database to this format.
  /// - Throws: `StoreError`; of kind `newer` or `foreign` when that is not for this program to do.
  func migrate(_ connection: Connection) throws {
    if try check(connection) == format { return }
    try connection.run("BEGIN IMMEDIATE")
    do {
      // Again: another process may have been faster.
      for step in steps[(try check(connection))...] { try connection.runScript(step) }
      try connection.run("PRAGMA application_id = \(Self.applicationID)")
      try connection.run("PRAGMA user_version = \(format)")
      try connection.run("COMMIT")
    } catch {
      if !connection.isIdle { try connection.run("ROLLBACK") }
      throw error
    }
  }

  /// The format that a database is in; 0 for an empty one.
  private func check(_ connection: Connection) throws -> Int {
    func number(_ sql: String) throws -> Int { try connection.first(sql) { $0.int(0) } ?? 0 }
    let found = try number("PRAGMA user_version")
    let owner = try number("PRAGMA application_id")
    let isEmpty = try number("SELECT count(*) FROM sqlite_schema") == 0
    if owner != Self.applicationID, !(isEmpty && owner == 0 && found == 0) {
      throw StoreError(.foreign, path: connection.path)
    }
    if found > format { throw StoreError(.newer(format: found), path: connection.path) }
    return max(0, found)
  }
}

extension Schema {
  /// The format that this version of the program writes.
  static let current = Schema(steps: [
    """
    CREATE TABLE space (
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL UNIQUE,
      owner TEXT NOT NULL
    ) STRICT;

    CREATE TABLE book (
      id INTEGER PRIMARY KEY,
      space INTEGER NOT NULL REFERENCES space,
      name TEXT NOT NULL,
      next_recipe INTEGER NOT NULL DEFAULT 1,
      UNIQUE (space, name)
    ) STRICT;

    CREATE TABLE recipe (
      book INTEGER NOT NULL REFERENCES book,
      id INTEGER NOT NULL,
      name TEXT NOT NULL,
      instructions TEXT NOT NULL,
      image TEXT,
      PRIMARY KEY (book, id)
    ) STRICT, WITHOUT ROWID;

    -- How many recipes are gone from a block of 64 ids; blocks that are whole have no row.
    CREATE TABLE recipe_gap (
      book INTEGER NOT NULL REFERENCES book,
      block INTEGER NOT NULL,
      removed INTEGER NOT NULL,
      PRIMARY KEY (book, block)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE favorite (
      book INTEGER NOT NULL,
      recipe INTEGER NOT NULL,
      PRIMARY KEY (book, recipe),
      FOREIGN KEY (book, recipe) REFERENCES recipe
    ) STRICT, WITHOUT ROWID;

    -- Those of no learner have the empty name.
    CREATE TABLE setting (
      space INTEGER NOT NULL REFERENCES space,
      learner TEXT NOT NULL,
      key TEXT NOT NULL,
      value BLOB NOT NULL,
      PRIMARY KEY (space, learner, key)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE game (
      id INTEGER PRIMARY KEY,
      space INTEGER NOT NULL REFERENCES space,
      learner TEXT NOT NULL,
      deck TEXT NOT NULL,
      answer_key TEXT NOT NULL,
      seed INTEGER NOT NULL,
      started REAL NOT NULL
    ) STRICT;

    -- What it takes, beside its answers, to go on with a game.
    CREATE TABLE unfinished (
      space INTEGER NOT NULL REFERENCES space,
      learner TEXT NOT NULL,
      deck TEXT NOT NULL,
      answer_key TEXT NOT NULL,
      game INTEGER NOT NULL REFERENCES game,
      state BLOB NOT NULL,
      extra BLOB,
      PRIMARY KEY (space, learner, deck, answer_key)
    ) STRICT;
    CREATE INDEX unfinished_game ON unfinished (game);

    -- Times are seconds since 1970. An answer that was undone is marked, never deleted.
    CREATE TABLE answer (
      id INTEGER PRIMARY KEY,
      game INTEGER NOT NULL REFERENCES game,
      space INTEGER NOT NULL,
      learner TEXT NOT NULL,
      card TEXT NOT NULL,
      response BLOB NOT NULL,
      score REAL NOT NULL,
      time REAL NOT NULL,
      seed INTEGER NOT NULL,
      is_undone INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE INDEX answer_of_card ON answer (space, card, learner);
    CREATE INDEX answer_of_game ON answer (game);
    """
  ])
}
