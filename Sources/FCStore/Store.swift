import FCModels

/// What scripts keep, in one file for all of them.
///
/// A store belongs to one thread. What is written in a turn is one transaction: it lasts once
/// `commit` has returned, and not before. When the file fails, the store goes on in memory with all
/// that was written, and the next `commit` says so, once; nothing in the file is destroyed.
public final class Store {
  /// Where a store is.
  public enum Location: Equatable, Sendable {
    /// In a file, which is made when there is none.
    case file(String)
    /// Nowhere: it lasts as long as the object.
    case memory
  }

  /// Why the store is in memory although it was to be in a file; nil while all is well.
  public private(set) var problem: StoreError?
  /// Whether what is written lasts no longer than the object.
  public private(set) var isInMemory: Bool

  private(set) var connection: Connection
  private var isWriting = false
  /// What was written in this turn: to be done again should the file fail. Of a store in memory,
  /// what is still to be written.
  private var writes: [(Connection) throws -> Void] = []
  private var unsaidProblem: StoreError?
  /// Changes when another process has written.
  private var version = 0
  private var books: [WeakBook] = []

  /// Opens a store.
  /// - Parameter patience: how to wait for another process that writes.
  /// - Throws: `StoreError`; the file is as it was.
  public convenience init(at location: Location, patience: Patience = .standard) throws {
    try self.init(at: location, patience: patience, schema: .current)
  }

  init(at location: Location, patience: Patience, schema: Schema) throws {
    switch location {
    case .memory:
      isInMemory = true
      connection = try Connection(path: nil)
      try schema.migrate(connection)
    case .file(let path):
      isInMemory = false
      connection = try Self.open(path, patience: patience, schema: schema)
      version = try currentVersion()
    }
  }

  private init(inMemory connection: Connection, since problem: StoreError) {
    isInMemory = true
    self.connection = connection
    self.problem = problem
  }

  /// Opens a store, or one in memory when that fails.
  ///
  /// The one in memory starts with what can be read of the file.
  /// - Returns: the store, and what is wrong with the file; nil when nothing is.
  public static func openOrMemory(at location: Location, patience: Patience = .standard) -> (
    store: Store, problem: StoreError?
  ) {
    do {
      return (try Store(at: location, patience: patience), nil)
    } catch {
      let problem = StoreError(error)
      let memory = memoryCopy(of: problem.isAboutContent ? nil : problem.path)
      return (Store(inMemory: memory, since: problem), problem)
    }
  }

  // MARK: Turns

  /// Ends a turn: what was written in it lasts from now on.
  /// - Throws: `StoreError` when the store had to go on in memory since the last call.
  public func commit() throws {
    if isWriting {
      do {
        try connection.run("COMMIT")
        isWriting = false
        writes = []
      } catch {
        goOnInMemory(after: error)
      }
    }
    if let unsaidProblem {
      self.unsaidProblem = nil
      throw unsaidProblem
    }
  }

  /// Has the open books look again when another process has written; to be called between turns.
  public func refresh() {
    guard !isInMemory, !isWriting else { return }
    let version = read(self.version) { _ in try currentVersion() }
    if version == self.version { return }
    self.version = version
    books.removeAll { $0.book == nil }
    for book in books { book.book?.refresh() }
  }

  func watch(_ book: RecipeBook) { books.append(WeakBook(book: book)) }

  private func currentVersion() throws -> Int {
    try connection.first("PRAGMA data_version") { $0.int(0) } ?? 0
  }

  // MARK: Reading and writing

  /// Writes something as part of this turn's transaction.
  /// - Parameter body: may run again, on another connection, when the file fails.
  func write(_ body: @escaping (Connection) throws -> Void) {
    if isInMemory {
      catchUp()
      return attempt(body)
    }
    writes.append(body)
    do {
      if !isWriting {
        try connection.run("BEGIN IMMEDIATE")
        isWriting = true
      }
      try body(connection)
    } catch {
      goOnInMemory(after: error)
    }
  }

  /// Writes something as `write` does, that is not looked at at once: in memory it waits for others
  /// like it, which are written together in less time, before anything else is read or written.
  func writeLater(_ body: @escaping (Connection) throws -> Void) {
    guard isInMemory else { return write(body) }
    writes.append(body)
    if writes.count == 256 { catchUp() }
  }

  /// Writes what waits in memory.
  private func catchUp() {
    if !isInMemory || writes.isEmpty { return }
    let waiting = writes
    writes = []
    attempt { try $0.run("BEGIN") }
    for body in waiting { attempt(body) }
    attempt { try $0.run("COMMIT") }
  }

  /// Reads something, as this turn has left it.
  /// - Returns: `fallback` when it can't be read, not even from memory.
  func read<Value>(_ fallback: Value, _ body: (Connection) throws -> Value) -> Value {
    catchUp()
    do {
      return try body(connection)
    } catch {
      goOnInMemory(after: error)
      return (try? body(connection)) ?? fallback
    }
  }

  private func attempt(_ body: (Connection) throws -> Void) {
    do {
      try body(connection)
    } catch {
      report(StoreError(error))
    }
  }

  /// Leaves the file as it was after the last commit, and does again in memory what came since.
  private func goOnInMemory(after error: any Error) {
    report(StoreError(error))
    if isInMemory { return }
    // A failed rollback leaves nothing: the transaction goes with the connection.
    if !connection.isIdle { try? connection.run("ROLLBACK") }
    isInMemory = true
    isWriting = false
    connection = Self.memoryCopy(of: connection)
    let missed = writes
    writes = []
    for body in missed { attempt(body) }
  }

  private func report(_ problem: StoreError) {
    // The first one is why; what follows from it would only confuse.
    if self.problem != nil { return }
    self.problem = problem
    unsaidProblem = problem
  }
}

private struct WeakBook {
  weak var book: RecipeBook?
}

extension StoreError {
  /// What went wrong, whatever was thrown.
  init(_ error: any Error) {
    self = error as? StoreError ?? StoreError(.failed("\(error)"), path: nil)
  }

  /// Whether the file can be read, but not what is in it.
  var isAboutContent: Bool {
    switch kind {
    case .damaged, .foreign, .newer: true
    default: false
    }
  }
}
