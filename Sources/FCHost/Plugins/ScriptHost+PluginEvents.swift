import FCModels

/// What plugins hear of games.
extension ScriptHost {
  /// Something that has happened in a game, as plugins are told it.
  struct PluginEvent {
    let event: DeckEvent
    let info: PlainValue
  }

  /// Has plugins hear of what happens in the games of a deck.
  func notePluginEvents(of deck: Deck) {
    guard let plugins = configuration.plugins, plugins.hasHandlers else { return }
    for event in DeckEvent.allCases where !plugins.handlers(of: event).isEmpty {
      deck.observe(event) { [unowned self] game, card in
        pluginEvents.append(PluginEvent(event: event, info: pluginInfo(game, card)))
      }
    }
  }

  /// Tells plugins what has happened in a turn, once that is kept: so they hear of nothing that a
  /// full disk takes back, and may keep something themselves.
  func tellPlugins() {
    guard let plugins = configuration.plugins, !pluginEvents.isEmpty else { return }
    let events = pluginEvents
    pluginEvents = []
    for event in events {
      for (plugin, function) in plugins.handlers(of: event.event) {
        do {
          try plugin.call(function, as: "handler of \"\(event.event.rawValue)\"", results: 0) {
            $0.push(event.info.luaValue)
          } read: { _ in
          }
        } catch {
          plugins.report(error, of: plugin)
        }
      }
    }
  }

  private func pluginInfo(_ game: Game, _ card: Card?) -> PlainValue {
    var info: [String: PlainValue] = [
      "script": .text(keeper.owner.name), "count": .int(game.count),
      "num_right": .int(game.numRight), "num_wrong": .int(game.numWrong),
      "score": .number(game.score),
    ]
    if let deck = game.deck { info["deck"] = .text(deck.title) }
    if let key = game.key { info["key"] = .text(key.name) }
    if let learner = game.learner { info["learner"] = .text(learner) }
    if let card { info["card"] = card.plainTable }
    return .table(info)
  }
}
