import FCModels

/// Values that a script keeps by key, for everybody or for one learner.
public struct Defaults {
  private let learner: String
  private let space: Space

  init(learner: String, in space: Space) {
    self.learner = learner
    self.space = space
  }

  /// The value under a key; nil when there is none.
  public func value(for key: String) -> PlainValue? {
    let bytes = space.store.read(nil) { connection in
      try connection.first(
        "SELECT value FROM setting WHERE space = ? AND learner = ? AND key = ?", .int(space.id),
        .text(learner), .text(key)
      ) { $0.bytes(0) }
    }
    return bytes.flatMap(PlainValue.init(bytes:))
  }

  /// Keeps a value under a key; `nil`, or Lua's nil, forgets the one that is there.
  public func set(_ value: PlainValue?, for key: String) {
    let place: [Binding] = [.int(space.claim()), .text(learner), .text(key)]
    guard let value, value != .nil else {
      return space.store.write {
        try $0.run(
          "DELETE FROM setting WHERE space = ? AND learner = ? AND key = ?", place[0], place[1],
          place[2])
      }
    }
    let bytes = value.bytes
    space.store.write {
      try $0.run(
        """
        INSERT INTO setting (space, learner, key, value) VALUES (?, ?, ?, ?)
        ON CONFLICT DO UPDATE SET value = excluded.value
        """, place[0], place[1], place[2], .bytes(bytes))
    }
  }

  /// The keys that have a value, in order of their bytes.
  public var keys: [String] {
    space.store.read([]) { connection in
      try connection.rows(
        "SELECT key FROM setting WHERE space = ? AND learner = ? ORDER BY key", .int(space.id),
        .text(learner)
      ) { $0.text(0) }
    }
  }
}
