import FCModels

/// Values that a script keeps by key, for everybody or for one learner.
public struct Defaults {
  /// Why a value is not kept.
  public enum Excess: Equatable, Sendable {
    /// It is longer than `maximumValue`.
    case value(bytes: Int)
    /// All values of the script would be longer than `maximumSpace`.
    case space
  }

  /// The most bytes that a value may have, with its key, as it is kept.
  public static let maximumValue = 1 << 20
  /// The most bytes that all values of a script may have, those of all learners together.
  public static let maximumSpace = 64 << 20

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
  /// - Returns: why it was not kept; nil when it was.
  @discardableResult
  public func set(_ value: PlainValue?, for key: String) -> Excess? {
    let known = size(of: key)
    guard let value, value != .nil else {
      if known == 0 { return nil }
      space.settingBytes -= known
      let place = place(of: key)
      space.store.write {
        try $0.run(
          "DELETE FROM setting WHERE space = ? AND learner = ? AND key = ?", place[0], place[1],
          place[2])
      }
      return nil
    }
    let bytes = value.bytes
    let size = bytes.count + key.utf8.count
    if size > Self.maximumValue { return .value(bytes: size) }
    if space.settingBytes - known + size > Self.maximumSpace { return .space }
    space.settingBytes += size - known
    let place = place(of: key)
    space.store.write {
      try $0.run(
        """
        INSERT INTO setting (space, learner, key, value) VALUES (?, ?, ?, ?)
        ON CONFLICT DO UPDATE SET value = excluded.value
        """, place[0], place[1], place[2], .bytes(bytes))
    }
    return nil
  }

  private func place(of key: String) -> [Binding] {
    [.int(space.claim()), .text(learner), .text(key)]
  }

  /// How many bytes are kept under a key, with the key.
  private func size(of key: String) -> Int {
    space.store.read(nil) { connection in
      try connection.first(
        """
        SELECT length(CAST(key AS BLOB)) + length(value) FROM setting
        WHERE space = ? AND learner = ? AND key = ?
        """, .int(space.id), .text(learner), .text(key)
      ) { $0.int(0) }
    } ?? 0
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
