import FCHost
import Glibc

/// The inputs of a person, the oldest first, each once: in memory, and in a file for the next time.
public struct InputHistory {
  /// So many lines are kept.
  public static let mostLines = 1000
  /// The longest line that is kept, in bytes.
  static let longestLine = 10_000

  /// The lines, the oldest first.
  public private(set) var lines: [String] = []
  /// Where they last; nil for nowhere.
  private let path: String?

  /// Reads what is there.
  ///
  /// - Parameter path: The file; its folders are made when it is written. Nil keeps nothing.
  public init(path: String?) {
    self.path = path
    guard let path, let file = fopen(path, "re") else { return }
    var text: UnsafeMutablePointer<CChar>?
    var room = 0
    defer {
      free(text)
      fclose(file)
    }
    var count = 0
    while getline(&text, &room, file) >= 0, let bytes = text {
      count += 1
      let line = String(cString: bytes).filter { $0 != "\n" }
      if !line.isEmpty { keep(line) }
    }
    // Each input is added at the end: now and then the file is written anew.
    if count > 2 * Self.mostLines { rewrite() }
  }

  /// The standard place; nil when there can be none.
  ///
  /// - Parameter environment: Gives the variables.
  public static func standardPath(environment: (String) -> String?) -> String? {
    PersonalFolder.state.path(environment: environment).map { "\($0)/history" }
  }

  /// Adds an input, as one line where that means the same, else line by line.
  public mutating func add(_ input: String) {
    let parts = input.split(separator: "\n").map(String.init)
    let mayJoin =
      !input.contains("--") && !input.contains("[[") && !input.contains("[=")
      && !input.contains("\\\n")
    let added = mayJoin ? [parts.map(trimmed).joined(separator: " ")] : parts
    for line in added where !line.isEmpty && line.utf8.count <= Self.longestLine {
      keep(line)
      append(line)
    }
  }

  private mutating func keep(_ line: String) {
    lines.removeAll { $0 == line }
    lines.append(line)
    if lines.count > Self.mostLines { lines.removeFirst() }
  }

  private func trimmed(_ line: String) -> String {
    var line = Substring(line).drop { $0 == " " }
    while line.last == " " { line.removeLast() }
    return String(line)
  }

  // MARK: The file

  private func append(_ line: String) {
    guard let path else { return }
    makeFolders(of: path)
    let file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
    write("\(line)\n", to: file)
  }

  private func rewrite() {
    guard let path else { return }
    let new = "\(path).new"
    unlink(new)
    let file = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if write(lines.map { "\($0)\n" }.joined(), to: file) { rename(new, path) }
  }

  /// Writes a text and closes the file. What can't be kept is no loss that anybody must hear of.
  @discardableResult
  private func write(_ text: String, to file: Int32) -> Bool {
    guard file >= 0 else { return false }
    defer { close(file) }
    let bytes = Array(text.utf8)
    return Glibc.write(file, bytes, bytes.count) == bytes.count
  }

  private func makeFolders(of path: String) {
    var index = path.startIndex
    while let slash = path[path.index(after: index)...].firstIndex(of: "/") {
      mkdir(String(path[..<slash]), 0o700)
      index = slash
    }
  }
}
