import FCHost
import FCTerminal
import Glibc

extension Arguments {
  /// The plugins of this run: those of the command line, then the person's own, then those that the
  /// program came with; nil when there are none.
  ///
  /// - Parameter print: Takes the lines that plugins print.
  /// - Throws: `UsageError` for a store that can't be.
  func plugins(print: @escaping (String) -> Void) throws -> PluginSet? {
    let files = pluginFiles
    if files.isEmpty { return nil }
    var settings = PluginSet.Settings()
    settings.store = try store()
    settings.print = print
    settings.report = { Program.report($0) }
    if has(.verbose) {
      settings.reportTime = { name, milliseconds in
        let tenths = Int((milliseconds * 10).rounded())
        Program.report("plugin \(name): \(tenths / 10).\(tenths % 10) ms")
      }
    }
    let allowed = values[.allowPlugin] ?? []
    settings.decide = { PluginDecision(allowed: allowed).decide($0) }
    return PluginSet(files, settings: settings)
  }

  /// The commands of the same plugins, to be told of: nobody is asked anything, and what is wrong
  /// with a plugin is left to when it is used.
  var pluginCommands: [PluginSet.Command] {
    var settings = PluginSet.Settings()
    settings.onlyLooks = true
    return PluginSet(pluginFiles, settings: settings).allCommands
  }

  private var pluginFiles: [PluginFile] {
    var files = (values[.plugin] ?? []).map { PluginFile($0) }
    if let folder = PluginFolders.own { files += PluginFile.all(in: folder) }
    if let folder = PluginFolders.shipped { files += PluginFile.all(in: folder, onDemand: true) }
    return files
  }
}

/// Where plugins are.
enum PluginFolders {
  /// The folder of what a person has set for the program; nil when there can be none.
  static var settings: String? { PersonalFolder.settings.path(environment: environmentVariable) }

  static var own: String? { settings.map { "\($0)/plugins" } }

  /// The folder of the program's own plugins, beside where the program was installed or built; nil
  /// when that can't be told.
  static var shipped: String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
    guard count > 0 else { return nil }
    let program = String(decoding: buffer.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
    let parts = program.split(separator: "/")
    guard parts.count >= 2 else { return nil }
    if let build = parts.lastIndex(of: ".build") {
      return "/" + parts[..<build].joined(separator: "/") + "/scripts/plugins"
    }
    return "/" + parts.dropLast(2).joined(separator: "/") + "/share/fcscript/scripts/plugins"
  }
}

/// Whether plugins are allowed what they wish for: by an option, by what the person has said before,
/// or by what they say now.
private struct PluginDecision {
  let allowed: [String]

  func decide(_ request: PluginRequest) -> Bool {
    guard let folder = PluginFolders.settings else { return allowed.contains(request.name) }
    var grants = PluginGrants(path: "\(folder)/allowed-plugins")
    if grants.allow(request) { return true }
    guard allowed.contains(request.name) || ask(request) else { return false }
    if !grants.add(request) {
      Program.report("what plugins are allowed can't be kept in \(folder)")
    }
    return true
  }

  /// Asks the person at the terminal; where there is none the answer is no.
  private func ask(_ request: PluginRequest) -> Bool {
    guard isatty(STDIN_FILENO) != 0, isatty(STDERR_FILENO) != 0 else { return false }
    Program.report(
      "The plugin \(request.name) (\(request.path)) wants to \(request.wishes.words).\n"
        + "Allow it from now on? y or n, then Enter:")
    return readLine()?.lowercased().hasPrefix("y") ?? false
  }
}
