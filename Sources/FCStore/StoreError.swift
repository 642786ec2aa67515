/// Why something does not last, in the words of whoever runs the script.
public struct StoreError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Kind: Equatable, Sendable {
    /// The disk has no room left, or the person's share of it is used up.
    case full
    /// The store, or its folder, may not be written to.
    case readOnly
    /// The file is there, but what is in it can't be read as a store.
    case damaged
    /// The file is a database of another program.
    case foreign
    /// A later version of the program has written the store, in this format.
    case newer(format: Int)
    /// Another process has kept the store to itself for longer than is waited.
    case busy
    /// The file can't be opened or made, for the reason given.
    case unreachable(String)
    /// The name belongs to another script, which is still there.
    case nameTaken(String)
    /// Anything else, in SQLite's words.
    case failed(String)
  }

  public let kind: Kind
  /// The store's file; nil for one in memory.
  public let path: String?

  public init(_ kind: Kind, path: String?) {
    self.kind = kind
    self.path = path
  }

  public var description: String {
    let store = path.map { "the store \($0)" } ?? "the store in memory"
    return switch kind {
    case .full: "\(store) can't grow: the disk is full"
    case .readOnly: "\(store) can't be written to: you have no permission"
    case .damaged: "\(store) is damaged; nothing in it was changed"
    case .foreign: "\(store) belongs to another program; nothing in it was changed"
    case .newer(let format):
      "\(store) was written by a later version (format \(format)); nothing in it was changed"
    case .busy: "\(store) is kept busy by another process"
    case .unreachable(let reason): "\(store) can't be opened: \(reason)"
    case .nameTaken(let name):
      "the name \"\(name)\" belongs to another script: write a name of its own in the first line, "
        + "-- fcscript-id: NAME, or take over what is kept under this one with --adopt"
    case .failed(let reason): "\(store) can't be used: \(reason)"
    }
  }
}
