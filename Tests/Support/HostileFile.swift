import Glibc

/// A script of the corpus `Tests/Fixtures/hostile`, whose first lines tell how it must end:
///
///     -- ends: time
///     -- options: memory=256 plays
public struct HostileFile {
  /// How a script ends.
  public enum End: Equatable {
    case time, memory
    /// By whichever comes first.
    case limit
    case permission
    /// With a message that has this in it.
    case error(String)
    case finishes
    /// Not by itself: it waits between its callbacks, and the host can end it any time.
    case goesOn
  }

  /// Where the corpus is.
  public static let folder =
    #filePath.split(separator: "/").dropLast(2).reduce("") { "\($0)/\($1)" } + "/Fixtures/hostile"

  /// The file's name without its ending.
  public let name: String
  /// How it must end.
  public let end: End
  /// Whether the decks it returns are played.
  public let isPlayed: Bool
  /// Whether the screens it shows are printed, drawn and used.
  public let isShown: Bool
  /// The most memory it may use, in MiB; small, so that it is soon full.
  public let memory: Int

  /// Whether it is the calls of one turn that take too long together.
  public let fillsTurn: Bool
  /// Whether one instruction takes so long that the script ends late.
  public let endsLate: Bool

  /// Where it is.
  public var path: String { "\(Self.folder)/\(name).lua" }

  /// The files of the corpus, by name.
  public static func all() throws -> [HostileFile] {
    guard let folder = opendir(folder) else { throw Unreadable(name: folder) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasSuffix(".lua") { names.append(String(name.dropLast(4))) }
    }
    return try names.sorted().map(HostileFile.init)
  }

  /// Reads what the first lines of a file tell.
  public init(_ name: String) throws {
    guard let file = fopen("\(Self.folder)/\(name).lua", "r") else { throw Unreadable(name: name) }
    defer { fclose(file) }
    var buffer = [CChar](repeating: 0, count: 4096)
    func line() -> String {
      guard fgets(&buffer, Int32(buffer.count), file) != nil else { return "" }
      return String(decoding: buffer.prefix { $0 != 0 && $0 != 10 }.map(UInt8.init), as: UTF8.self)
    }
    let first = line()
    let second = line()
    let endPrefix = "-- ends: "
    let optionsPrefix = "-- options: "
    guard first.hasPrefix(endPrefix) else { throw Unreadable(name: name) }
    self.name = name
    switch first.dropFirst(endPrefix.count) {
    case "time": end = .time
    case "memory": end = .memory
    case "limit": end = .limit
    case "permission": end = .permission
    case "finishes": end = .finishes
    case "goes on": end = .goesOn
    case let text where text.hasPrefix("error"):
      end = .error(String(text.dropFirst("error".count).drop { $0 == " " }))
    default: throw Unreadable(name: name)
    }
    let options =
      second.hasPrefix(optionsPrefix)
      ? second.dropFirst(optionsPrefix.count).split(separator: " ") : []
    isPlayed = options.contains("plays")
    isShown = options.contains("shows")
    fillsTurn = options.contains("turn")
    endsLate = options.contains("late")
    let size = options.first { $0.hasPrefix("memory=") }?.dropFirst("memory=".count)
    memory = size.flatMap { Int($0) } ?? 16
  }

  struct Unreadable: Error {
    let name: String
  }
}
