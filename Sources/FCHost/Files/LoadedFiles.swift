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
  /// The modules whose chunks are running, outermost first.
  var loadingModules: [String] = []
}
