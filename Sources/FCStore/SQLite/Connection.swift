import CSQLite
import Glibc

/// A connection to a database, with the statements that were used on it.
final class Connection {
  /// The file's path; nil for a database in memory.
  let path: String?
  private let handle: OpaquePointer
  private var statements: [String: Statement] = [:]
  private let patience: Patience

  /// How a file is opened.
  enum Mode {
    case readWrite
    case readOnly
    /// As a file that nobody changes, which needs no other files beside it.
    case immutable
  }

  /// Opens a file, which is made when there is none; nil opens an empty database in memory.
  /// - Throws: `StoreError`.
  init(path: String?, mode: Mode = .readWrite, patience: Patience = .none) throws {
    self.path = path
    self.patience = patience
    // A relative path of its own kind would be taken for a place in memory, or for a URI.
    var name = path.map { $0.hasPrefix("/") ? $0 : "./\($0)" } ?? ":memory:"
    var flags = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    switch mode {
    case .readWrite: flags |= SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    case .readOnly: flags |= SQLITE_OPEN_READONLY
    case .immutable:
      flags |= SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
      name = "file:\(Self.escaped(name))?immutable=1"
    }
    var handle: OpaquePointer?
    let code = sqlite3_open_v2(name, &handle, flags, nil)
    guard let handle, code == SQLITE_OK else {
      let error = StoreError(code: code, handle: handle, path: path)
      sqlite3_close_v2(handle)
      throw error
    }
    self.handle = handle
    waitForOthers()
  }

  /// Has SQLite wait for other processes as `patience` says.
  private func waitForOthers() {
    sqlite3_busy_handler(
      handle,
      { data, attempts in
        guard let data else { return 0 }
        let patience = Unmanaged<Patience>.fromOpaque(data).takeUnretainedValue()
        return patience.hasWaited(attempt: Int(attempts)) ? 1 : 0
      }, Unmanaged.passUnretained(patience).toOpaque())
  }

  deinit {
    for statement in statements.values { sqlite3_finalize(statement.handle) }
    sqlite3_close_v2(handle)
  }

  /// Whether the file may not be written to.
  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// Whether no transaction is open.
  var isIdle: Bool { sqlite3_get_autocommit(handle) != 0 }

  /// How many rows the last change has changed.
  var changeCount: Int { Int(sqlite3_changes64(handle)) }

  /// The id of the row that was added last.
  var lastRow: Int { Int(sqlite3_last_insert_rowid(handle)) }

  /// Runs a statement to its end.
  /// - Throws: `StoreError`.
  func run(_ sql: String, _ values: Binding...) throws {
    try each(sql, values) { _ in }
  }

  /// Collects what `read` makes of each row.
  /// - Throws: `StoreError`.
  func rows<Value>(_ sql: String, _ values: Binding..., read: (Row) throws -> Value) throws
    -> [Value]
  {
    var result: [Value] = []
    try each(sql, values) { result.append(try read($0)) }
    return result
  }

  /// What `read` makes of the first row; nil when there is none.
  /// - Throws: `StoreError`.
  func first<Value>(_ sql: String, _ values: Binding..., read: (Row) throws -> Value) throws
    -> Value?
  {
    var result: Value?
    try each(sql, values) { if result == nil { result = try read($0) } }
    return result
  }

  /// Runs several statements that take and give nothing.
  /// - Throws: `StoreError`.
  func runScript(_ sql: String) throws {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    if code != SQLITE_OK { throw error(code) }
  }

  /// Copies everything into another database, over what is there.
  /// - Throws: `StoreError`.
  func copy(into other: Connection) throws {
    guard let backup = sqlite3_backup_init(other.handle, "main", handle, "main") else {
      throw other.error(sqlite3_extended_errcode(other.handle))
    }
    let code = sqlite3_backup_step(backup, -1)
    sqlite3_backup_finish(backup)
    if code != SQLITE_DONE { throw error(code) }
  }

  private func each(_ sql: String, _ values: [Binding], _ body: (Row) throws -> Void) throws {
    let statement = try prepare(sql)
    // Reset in any case: a statement that stands on a row keeps the database from being changed.
    defer {
      sqlite3_reset(statement.handle)
      sqlite3_clear_bindings(statement.handle)
    }
    var code = statement.bind(values)
    if code == SQLITE_OK { code = sqlite3_step(statement.handle) }
    while code == SQLITE_ROW {
      try body(Row(handle: statement.handle))
      code = sqlite3_step(statement.handle)
    }
    if code != SQLITE_DONE { throw error(code) }
  }

  private func prepare(_ sql: String) throws -> Statement {
    if let statement = statements[sql] { return statement }
    var prepared: OpaquePointer?
    let code = sqlite3_prepare_v3(
      handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    guard let prepared, code == SQLITE_OK else { throw error(code) }
    let statement = Statement(prepared)
    statements[sql] = statement
    return statement
  }

  private func error(_ code: Int32) -> StoreError {
    StoreError(code: code, handle: handle, path: path)
  }

  /// A path as a URI has it.
  private static func escaped(_ path: String) -> String {
    path.replacing("%", with: "%25").replacing("?", with: "%3f").replacing("#", with: "%23")
  }
}

extension StoreError {
  /// What a code of SQLite means.
  fileprivate init(code: Int32, handle: OpaquePointer?, path: String?) {
    let cause = handle.map { sqlite3_system_errno($0) } ?? 0
    let kind: Kind =
      switch (code & 0xFF, cause) {
      case (SQLITE_FULL, _), (SQLITE_IOERR, ENOSPC), (SQLITE_IOERR, EDQUOT),
        (SQLITE_CANTOPEN, ENOSPC), (SQLITE_CANTOPEN, EDQUOT):
        .full
      case (SQLITE_READONLY, _), (SQLITE_PERM, _), (SQLITE_CANTOPEN, EACCES),
        (SQLITE_CANTOPEN, EROFS), (SQLITE_IOERR, EROFS):
        .readOnly
      case (SQLITE_CORRUPT, _), (SQLITE_NOTADB, _), (SQLITE_FORMAT, _): .damaged
      case (SQLITE_BUSY, _), (SQLITE_LOCKED, _), (SQLITE_PROTOCOL, _): .busy
      case (SQLITE_CANTOPEN, let cause) where cause != 0:
        .unreachable(String(cString: strerror(cause)))
      default:
        .failed(String(cString: sqlite3_errstr(code)))
      }
    self.init(kind, path: path)
  }
}
