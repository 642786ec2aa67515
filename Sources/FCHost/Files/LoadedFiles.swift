import FCLua
import FCViews

/// The texts of Lua that a host has loaded.
struct LoadedFiles {
  /// The name by which places in the script's own file are given.
  var scriptName = ""
  /// The texts, by the names that places give.
  private(set) var sources: [String: SourceFile] = [:]
  /// The paths of the texts, by the same names.
  private var paths: [String: String] = [:]
  /// The values of the modules, by name.
  var modules: [String: Reference] = [:]
  /// The modules that return nothing.
  var modulesWithoutValue: [String] = []
  /// The files of the script and its modules, as they were before they were read.
  var stamps = FileStamps()
  /// The path by which the script was loaded; nil for one that is no file.
  var scriptPath: String?
  /// The modules whose chunks are running, outermost first.
  var loadingModules: [String] = []

  /// Keeps a text that was read from a path; nil for the input of a person.
  mutating func add(_ source: SourceFile, from path: String?) {
    sources[source.name] = source
    paths[source.name] = path
  }

  /// The path of a text, by the name that places give; nil for one that was not loaded.
  func path(of name: String) -> String? { paths[name] }

  /// The paths of the texts that are not the script's own, in order.
  var modulePaths: [String] { paths.filter { $0.key != scriptName }.values.sorted() }

  /// The name by which places in a file are given: the path where it is short enough for Lua to
  /// keep it whole, or else as much of its end as no other file is called by. It is one line in
  /// which all can be seen.
  func placeName(of path: String) -> String {
    let whole = visibleLine(path)
    if isFree(whole, for: path) { return whole }
    let parts = whole.split(separator: "/")
    for count in 1...max(1, parts.count) {
      let end = parts.suffix(count).joined(separator: "/")
      if isFree(end, for: path) { return end }
    }
    // A long file name, or one that is taken: a number tells it from others.
    var end = Substring(fileName(of: whole))
    while end.utf8.count > Self.longestName - 15 { end.removeFirst() }
    let names = (1...).lazy.map { [end] in $0 == 1 ? "…\(end)" : "…\(end) (\($0))" }
    return names.first { isFree($0, for: path) } ?? whole
  }

  /// The most bytes of a chunk's name that Lua's messages give whole. Source: `LUA_IDSIZE`.
  private static let longestName = 59

  private func isFree(_ name: String, for path: String) -> Bool {
    name.utf8.count <= Self.longestName && (paths[name] ?? path) == path
  }
}
