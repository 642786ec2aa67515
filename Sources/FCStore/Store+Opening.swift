import Glibc

extension Store {
  /// Opens a file and brings it to the format of the schema.
  static func open(_ path: String, patience: Patience, schema: Schema) throws -> Connection {
    let file = StoreFile(path: path)
    let isNew = try file.make()
    let connection = try Connection(path: path, patience: patience)
    if connection.isReadOnly { throw StoreError(.readOnly, path: path) }
    // A log beside the file: readers and the writer don't wait for each other, and a commit is
    // one write that is made to last.
    try patience.waiting { try connection.run("PRAGMA journal_mode = WAL") }
    try connection.run("PRAGMA synchronous = FULL")
    try connection.run("PRAGMA foreign_keys = ON")
    try patience.waiting { try schema.migrate(connection) }
    if isNew { file.keepInFolder() }
    return connection
  }

  /// A database in memory with what can be read of a file.
  static func memoryCopy(of path: String?) -> Connection {
    guard let path else { return emptyMemory() }
    for file in readers(of: path) {
      if let copy = try? copy(of: file) { return copy }
    }
    return emptyMemory()
  }

  /// The ways to read a file without changing it, of which the first may not work.
  static func readers(of path: String) -> some Sequence<Connection> {
    let isRegular = StoreFile(path: path).isRegular
    let isLogEmpty = size(of: "\(path)-wal") == 0
    // A log that nobody may write to can't be read either; without one the file is enough.
    let modes: [Connection.Mode] =
      !isRegular ? [] : isLogEmpty ? [.readOnly, .immutable] : [.readOnly]
    return modes.lazy.compactMap { try? Connection(path: path, mode: $0) }
  }

  /// A database in memory with what can be read through a connection.
  static func memoryCopy(of connection: Connection) -> Connection {
    (try? copy(of: connection)) ?? emptyMemory()
  }

  private static func copy(of file: Connection) throws -> Connection {
    let memory = try Connection(path: nil)
    try file.copy(into: memory)
    try Schema.current.migrate(memory)
    return memory
  }

  private static func emptyMemory() -> Connection {
    do {
      let memory = try Connection(path: nil)
      try Schema.current.migrate(memory)
      return memory
    } catch {
      // There is no memory for an empty database: nothing could go on.
      fatalError("fcscript: \(error)")
    }
  }

  /// The size of a file in bytes; 0 when there is none.
  private static func size(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }
}
