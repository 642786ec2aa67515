import Glibc

/// What a person has allowed plugins, kept in a file of one line each: the name, the path and the
/// wishes in words, with tabs between.
///
/// A plugin that wishes for something else than before is not in it.
public struct PluginGrants {
  private let path: String
  private var lines: [String] = []
  /// Whether there is a file that can't be read: it is not replaced then.
  private var isUnreadable = false

  /// - Parameter path: The file, which need not be there.
  public init(path: String) {
    self.path = path
    do {
      let bytes = try readRegularFile(path, room: 1 << 20)
      lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    } catch {
      isUnreadable = error != FileFault(code: ENOENT)
    }
  }

  /// Whether a plugin is allowed what it wishes for.
  public func allow(_ request: PluginRequest) -> Bool { lines.contains(line(of: request)) }

  /// Allows a plugin what it wishes for from now on.
  ///
  /// - Returns: Whether that could be kept.
  public mutating func add(_ request: PluginRequest) -> Bool {
    let start = "\(request.name)\t\(plain(request.path))\t"
    lines.removeAll { $0.hasPrefix(start) }
    lines.append(line(of: request))
    if isUnreadable { return false }
    for folder in [folder(of: folder(of: path)), folder(of: path)] { mkdir(folder, 0o700) }
    let bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
    return (try? bytes.withUnsafeBytes { try replaceOwnFile(path, with: $0) }) != nil
  }

  private func line(of request: PluginRequest) -> String {
    "\(request.name)\t\(plain(request.path))\t\(plain(request.wishes.words))"
  }

  /// A text without what separates lines and fields.
  private func plain(_ text: String) -> String {
    String(text.map { $0 == "\t" || $0.isNewline ? "?" : $0 })
  }
}
