import FCLoop
import FCLua
import FCModels

/// The plugins of a program: files that are loaded when they are first needed.
///
/// It belongs to one thread, and any number of hosts there may share it. For example:
///
///     let plugins = PluginSet([PluginFile("ordering.lua")])
///     configuration.plugins = plugins
public final class PluginSet {
  /// How plugins are run, and what becomes of their wishes.
  public struct Settings {
    /// Where they keep what is to last, and where the answers of learners are.
    public var store = StorePlace.memory
    /// What each may use. One call may take half as long as one of a script, so that the plugin is
    /// stopped and not the script that waits for it.
    public var limits = PluginSet.defaultLimits
    /// Takes each line that they print.
    public var print: (String) -> Void = { _ in }
    /// Takes what goes wrong with them, as sentences.
    public var report: (String) -> Void = { _ in }
    /// Takes how long each took to load, in milliseconds.
    public var reportTime: (_ name: String, _ milliseconds: Double) -> Void = { _, _ in }
    /// Tells whether a plugin is allowed what it wishes for.
    public var decide: (PluginRequest) -> Bool = { _ in false }
    /// Whether they are only looked at, to tell what they offer. They are then allowed nothing, and
    /// nobody is asked about what they wish for.
    public var onlyLooks = false

    /// Makes settings under which plugins keep nothing and are allowed nothing.
    public init() {}
  }

  /// What a plugin may use unless the settings say otherwise: 64 MiB, and a second for each call.
  public static let defaultLimits: ScriptHost.Configuration.Limits = {
    var limits = ScriptHost.defaultLimits
    limits.memory = 64 << 20
    limits.callTime = 1
    limits.turnTime = 5
    return limits
  }()

  private let settings: Settings
  /// Those that come first win.
  private var waiting: [PluginFile]
  private var plugins: [(rank: Int, plugin: Plugin)] = []

  /// - Parameter files: The plugins; of two with one name the first is taken.
  public init(_ files: [PluginFile], settings: Settings = Settings()) {
    self.settings = settings
    var seen: Set<String> = []
    waiting = files.enumerated().compactMap { rank, file in
      var file = file
      file.rank = rank
      return seen.insert(file.name).inserted ? file : nil
    }
  }

  // MARK: Loading

  /// Loads the plugins that are there to be loaded, and of the others the one of a name.
  func load(named name: String? = nil) { load { !$0.isOnDemand || $0.name == name } }

  /// Loads the plugins that a script may need: those that are there to be loaded, and of the others
  /// those whose name stands in its text.
  func load(for text: [UInt8]) {
    load { !$0.isOnDemand || contains(Array($0.name.utf8), in: text) }
  }

  func load(_ isWanted: (PluginFile) -> Bool) {
    let wanted = waiting.filter(isWanted)
    if wanted.isEmpty { return }
    waiting.removeAll(where: isWanted)
    for file in wanted {
      do {
        try load(file)
      } catch {
        settings.report("\(error)")
      }
    }
    plugins.sort { $0.rank < $1.rank }
  }

  private func load(_ file: PluginFile) throws {
    let clock = SystemClock()
    let start = clock.now
    let source: SourceFile
    do {
      source = try SourceFile(
        path: file.path, name: LoadedFiles().placeName(of: file.path), room: 1 << 24)
    } catch {
      throw PluginFailure(path: file.path, reason: "\(error)")
    }
    guard let version = Plugin.wantedVersion(source) else {
      throw PluginFailure(
        path: file.path, reason: "its first line is not '-- fcscript-plugin: \(Plugin.version)'")
    }
    guard version == Plugin.version else {
      throw PluginFailure(
        path: file.path,
        reason: "it is for version \(version) of plugins, and this program has \(Plugin.version)")
    }
    var configuration = ScriptHost.Configuration()
    configuration.limits = settings.limits
    configuration.store = settings.store
    configuration.print = settings.print
    configuration.report = { [settings] in settings.report("plugin \(file.path): \($0)") }
    let plugin = try Plugin(
      source, file.path, configuration, isLookedAt: settings.onlyLooks, decide: settings.decide)
    if let other = plugins.first(where: { $0.plugin.name == plugin.name }) {
      throw PluginFailure(path: file.path, reason: "a plugin \(other.plugin.name) is there already")
    }
    plugins.append((file.rank, plugin))
    settings.reportTime(plugin.name, (clock.now - start) * 1000)
  }

  // MARK: What they offer

  /// Finds what the first plugin offers that has it.
  func first<Offer>(
    _ offers: KeyPath<PluginOffers, [String: Offer]>, _ name: String
  ) -> (plugin: Plugin, offer: Offer)? {
    for (_, plugin) in plugins {
      if let offer = plugin.offers[keyPath: offers][name] { return (plugin, offer) }
    }
    return nil
  }

  /// The names of all that is offered of a sort.
  func names<Offer>(of offers: KeyPath<PluginOffers, [String: Offer]>) -> [String] {
    Set(plugins.flatMap { $0.plugin.offers[keyPath: offers].keys }).sorted()
  }

  /// The fields that card kinds have for themselves.
  var kindFields: [String] {
    let names = Set(plugins.flatMap { $0.plugin.offers.kinds.values.flatMap(\.fields) })
    return Array(names.sorted().prefix(ScriptHost.mostKindFields))
  }

  /// The plugins that hear of games.
  var hearers: [Plugin] { plugins.map(\.plugin).filter { !$0.offers.handlers.isEmpty } }

  func report(_ error: any Error, of plugin: Plugin) {
    settings.report("plugin \(plugin.name): \(error)")
  }
}

/// Whether some bytes, which are not empty, stand in others.
private func contains(_ part: [UInt8], in bytes: [UInt8]) -> Bool {
  var start = 0
  while let first = bytes[start...].firstIndex(of: part[0]) {
    if bytes[first...].starts(with: part) { return true }
    start = first + 1
  }
  return false
}
