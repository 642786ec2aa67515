import FCLua

/// The texts of Lua that a host has loaded.
struct LoadedFiles {
  /// The name by which places in the script's own file are given.
  var scriptName = ""
  /// The texts, by the names that places give.
  var sources: [String: SourceFile] = [:]
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
}
