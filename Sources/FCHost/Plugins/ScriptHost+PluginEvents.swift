import FCModels

/// What plugins hear of games.
extension ScriptHost {
  /// How many events of one turn plugins hear of: a learner makes a few, and a script that plays by
  /// itself may make any number.
  private static let mostEventsOfTurn = 1000

  /// Something that has happened in a game, as plugins are told it.
  struct PluginEvent {
    let event: DeckEvent
    let info: PlainValue
  }

  /// Has plugins hear of what happens in the games of a deck.
  func notePluginEvents(of deck: Deck) {
    guard let plugins = configuration.plugins, !plugins.hearers.isEmpty else { return }
    let heard = plugins.hearers.flatMap { $0.offers.handlers.map(\.event) }
    for event in DeckEvent.allCases where heard.contains(event) {
      deck.observe(event) { [unowned self] game, card in
        guard pluginEvents.count < Self.mostEventsOfTurn else { return }
        pluginEvents.append(PluginEvent(event: event, info: pluginInfo(game, card)))
      }
    }
  }

  /// Tells plugins what has happened in a turn, once that is kept: so they hear of nothing that a
  /// full disk takes back, and may keep something themselves.
  func tellPlugins() {
    guard !pluginEvents.isEmpty, let plugins = configuration.plugins else { return }
    let events = pluginEvents
    pluginEvents = []
    for plugin in plugins.hearers {
      do {
        // One turn for all of them, so that it has an end however many there are.
        try plugin.inOneTurn { for event in events { tell(plugin, event, plugins) } }
      } catch {
        plugins.report(error, of: plugin)
      }
    }
  }

  private func tell(_ plugin: Plugin, _ event: PluginEvent, _ plugins: PluginSet) {
    for handler in plugin.offers.handlers
    where handler.event == event.event && !plugin.isStopped {
      do {
        try plugin.call(
          handler.function, as: "handler of \"\(event.event.rawValue)\"", results: 0
        ) {
          $0.push(event.info.luaValue)
        } read: { _ in
        }
      } catch {
        plugins.report(error, of: plugin)
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
