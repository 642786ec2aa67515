/// The file of a plugin.
public struct PluginFile: Equatable, Sendable {
  /// Where it is.
  public let path: String
  /// What it is known by before it is loaded: the name of the file without its ending.
  public let name: String
  /// Whether it is loaded only for scripts that mention its name, for the command of that name, and
  /// for files with that ending.
  public let isOnDemand: Bool
  /// Where it stands among the files of its set.
  var rank = 0

  /// Names a file that need not be there.
  public init(_ path: String, isOnDemand: Bool = false) {
    self.path = path
    self.isOnDemand = isOnDemand
    let file = fileName(of: path)
    name = file.hasSuffix(".lua") ? String(file.dropLast(4)) : file
  }

  /// The plugins of a folder, by name; none when there is no such folder.
  public static func all(in folder: String, onDemand: Bool = false) -> [PluginFile] {
    names(inFolder: folder).filter { $0.hasSuffix(".lua") && !$0.hasPrefix(".") }
      .map { PluginFile("\(folder)/\($0)", isOnDemand: onDemand) }
  }
}
