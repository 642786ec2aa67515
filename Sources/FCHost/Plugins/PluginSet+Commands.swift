import FCLua
import FCModels

/// Commands of the command line that plugins add.
extension PluginSet {
  /// A command of a plugin.
  public struct Command {
    /// The word of the command line.
    public let name: String
    /// What it does, in the plugin's words.
    public let help: String
    let plugin: Plugin
    let function: Int

    /// Runs it.
    ///
    /// - Returns: The status that it returns or quits with, 0…255; 0 when it does neither.
    /// - Throws: `ScriptError`.
    public func run(_ arguments: [String]) throws -> Int {
      let returned = try plugin.call(function, as: "command \(name)", results: 1) {
        $0.push(Value.table(.init(list: arguments.map(Value.string))))
      } read: { results in
        if results.isNil(1) { return 0 }
        guard let status = results.integer(1), 0...255 ~= status else {
          throw ScriptFault("command \(name) must return a status from 0 to 255, or nothing")
        }
        return status
      }
      return plugin.host.quitStatus ?? returned
    }
  }

  /// The command of a name, for which a plugin of that name is loaded, too, when it waits for demand.
  public func command(_ name: String) -> Command? {
    load(named: name)
    return first(\.commands, name).map {
      Command(name: name, help: $0.offer.help, plugin: $0.plugin, function: $0.offer.function)
    }
  }

  /// The commands of all plugins, also of those that wait for demand, in order of their names.
  public var allCommands: [Command] {
    load { _ in true }
    return names(of: \.commands).compactMap(command)
  }
}

extension ScriptHost {
  /// The days on which cards were answered, for a plugin that may see them.
  func daysOfAnswers() -> Value {
    guard let store = keeper.existingSpace?.store else { return .table(.init()) }
    return .table(
      .init(
        list: store.daysOfAnswers().map { day in
          PlainValue.table([
            "script": .text(day.script), "learner": .text(day.learner), "date": .text(day.date),
            "day": .int(day.day), "answered": .int(day.answered), "right": .int(day.right),
            "is_today": .bool(day.isToday), "days_ago": .int(day.daysAgo),
          ]).luaValue
        }))
  }
}
