import FCViews

extension Keeper.Owner {
  /// The mark of a first line that names the script's space.
  private static let mark = "-- fcscript-id:"

  /// The owner that a script is: named by its first line `-- fcscript-id: NAME`, else by the name
  /// of its file. A line for the shell (`#!`) may come before.
  init(_ source: SourceFile, path: String) {
    let place = RealPath(leadingTo: path)
    self.path = place.map { String(decoding: $0.bytes, as: UTF8.self) } ?? path
    let file = place.map { String(decoding: $0.name, as: UTF8.self) } ?? fileName(of: path)
    name = Self.name(inFirstLineOf: source) ?? file
  }

  /// The owner that a script without a file is.
  init(_ source: SourceFile, name: String) {
    path = "script:\(name)"
    self.name = Self.name(inFirstLineOf: source) ?? name
  }

  private static func name(inFirstLineOf source: SourceFile) -> String? {
    // What is for the shell is cut out of the chunk, but its line stays.
    let lines = source.chunkBytes.prefix(2000).split(
      separator: UInt8(ascii: "\n"), maxSplits: 2, omittingEmptySubsequences: false)
    guard let line = lines.first(where: { !$0.isEmpty }) else { return nil }
    let text = String(decoding: line, as: UTF8.self)
    guard text.hasPrefix(mark) else { return nil }
    let name = String(text.dropFirst(mark.count)).trimmingSpaces
    return name.isEmpty ? nil : name
  }
}
