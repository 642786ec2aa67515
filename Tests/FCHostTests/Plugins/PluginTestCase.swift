import FCHost
import FCLoop
import FCModels
import XCTest

/// What the tests of plugins have in common.
class PluginTestCase: XCTestCase {
  var reports: [String] = []
  var printed: [String] = []

  /// Files beside a script, each a plugin that has introduced itself as `p`.
  func folder(_ script: String, plugins: [String: String]) throws -> ScriptFolder {
    try ScriptFolder(script, texts: plugins)
  }

  let start = """
    -- fcscript-plugin: 1
    local plugin = fc.plugin { name = "NAME", version = "1" }

    """

  func plugin(_ body: String, name: String = "p") -> String {
    start.replacingOccurrences(of: "NAME", with: name) + body
  }

  func set(
    of names: String..., in folder: ScriptFolder, onDemand: Bool = false,
    decide: @escaping (PluginRequest) -> Bool = { _ in false }
  ) -> PluginSet {
    var settings = PluginSet.Settings()
    settings.report = { [unowned self] in reports.append($0) }
    settings.print = { [unowned self] in printed.append($0) }
    settings.decide = decide
    return PluginSet(
      names.map { PluginFile("\(folder.path)/\($0)", isOnDemand: onDemand) }, settings: settings)
  }

  func load(
    _ folder: ScriptFolder, _ plugins: PluginSet, _ file: String = "quiz.lua"
  ) throws -> ScriptHost {
    let host = try folder.makeHost { $0.plugins = plugins }
    try host.load("\(folder.path)/\(file)")
    return host
  }

  func game(_ host: ScriptHost) throws -> GameSession {
    try host.startGame(of: host.decks[0], settings: .init(shuffle: false))
  }
}
