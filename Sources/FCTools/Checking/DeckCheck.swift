import FCHost
import FCLoop
import FCModels

/// Runs a script, makes the cards of its decks and answers each of them.
///
/// The same is done in three Lua states at once, whose tables have different orders: what comes out
/// must be the same.
struct DeckCheck {
  /// Any seed will do, but all states must have the same.
  private static let seed = 1

  private(set) var keyCount = 0
  private(set) var cardCount = 0
  /// How many seeds were tried of each key for which there was no time for all.
  var fewSeeds: [Int] = []
  let path: String
  let store: StorePlace
  let generatorTime: GeneratorTime
  /// All live at the same time: a table's order depends on addresses, which would be used again.
  let hosts: [ScriptHost]
  let reports: Reports

  /// - Throws: `ScriptError` of kind `memory` when there is none for a host.
  init(_ path: String, _ options: CheckOptions, _ generatorTime: GeneratorTime) throws {
    self.path = path
    self.generatorTime = generatorTime
    store = options.store
    let reports = Reports()
    self.reports = reports
    var configuration = ScriptHost.Configuration()
    configuration.readsPipes = true
    configuration.arguments = options.arguments
    configuration.limits = options.limits
    configuration.permissions = options.permissions
    configuration.plugins = options.plugins
    configuration.seed = Self.seed
    hosts = try (0..<3).map { number in
      var configuration = configuration
      // Nobody waits for a script that only is looked at.
      configuration.clock = ManualClock(skipsIdleTime: true)
      // What the first state is told, the others are told again.
      if number == 0 { configuration.report = { reports.add($0) } }
      return try ScriptHost(configuration)
    }
  }

  /// What was found.
  var findings: [Finding] {
    reports.problems.map { problem in
      Finding(problem, script: path) { hosts[0].path(of: $0) }
    }
  }

  /// The files of the modules that the script has loaded.
  var modules: [String] { hosts[0].modulePaths }

  mutating func run() {
    for host in hosts {
      guard load(host) else { return }
    }
    for (number, deck) in hosts[0].decks.enumerated() {
      // All before one is played: what handlers do then may change the others.
      for key in deck.answerKeys { check(key, ofDeck: number) }
      for key in deck.answerKeys where !reports.failedKeys.contains(key.hostKey) { play(key) }
      if reports.mistakeCount == 0 { checkProgress(deck) }
    }
    let generating = hosts[0].decks.flatMap(\.answerKeys).filter { key in
      !reports.failedKeys.contains(key.hostKey) && key.cards.contains(where: \.isGenerated)
    }
    for (number, key) in generating.enumerated() {
      tryGenerators(of: key, share: 1 / Double(generating.count - number + 1))
    }
  }

  private func load(_ host: ScriptHost) -> Bool {
    collecting(host, passesOverFields: false) { try host.load(path) } != nil
  }

  /// Does something that runs the script, and collects its mistakes; nil when it fails.
  @discardableResult
  private func collecting<Result>(
    _ host: ScriptHost, passesOverFields: Bool = true, _ body: () throws -> Result?
  ) -> Result? {
    let before = reports.mistakeCount
    do {
      return try host.collectingMistakes(passesOverFields: passesOverFields) { [reports] in
        reports.add($0)
      } _: {
        try body()
      }
    } catch {
      // After a mistake, what fails for the lack of what it was about is none of its own.
      if reports.mistakeCount == before { reports.add(host.scriptError(error)) }
      return nil
    }
  }

  private mutating func check(_ key: AnswerKey, ofDeck number: Int) {
    keyCount += 1
    let before = reports.mistakeCount
    defer { if reports.mistakeCount != before { reports.failedKeys.insert(key.hostKey) } }
    var cards: [[CardLook]] = []
    for host in hosts {
      guard number < host.decks.count,
        let twin = host.decks[number].answerKey(named: key.name)
      else {
        reports.add(unsteady(key, "it is not there each time"))
        return
      }
      guard let looks = looks(twin, on: host), reports.mistakeCount == before else { return }
      cards.append(looks)
    }
    cardCount += cards[0].count
    for other in cards.dropFirst() {
      if let difference = firstDifference(cards[0], other) {
        return reports.add(unsteady(key, difference))
      }
    }
  }

  /// Makes the cards of a key as a game has them; nil when that fails.
  ///
  /// They are not dealt: which answers are shown follows from the seed and what the cards say.
  private func looks(_ key: AnswerKey, on host: ScriptHost) -> [CardLook]? {
    collecting(host) {
      try key.deck?.game(key: key, options: GameOptions(seed: Self.seed)).cards.map(CardLook.init)
    }
  }

  /// Answers each card of a key rightly, in the first state.
  private func play(_ key: AnswerKey) {
    let host = hosts[0]
    collecting(host) {
      guard let game = try key.deck?.game(key: key, options: GameOptions(seed: Self.seed)) else {
        return
      }
      var refused: [(card: Card, ScriptFault)] = []
      while let card = game.nextCard() {
        let outcome = try game.answer(card.rightResponse)
        if host.hasOwnCheck(card), let fault = try refusal(by: card, outcome) {
          refused.append((card, fault))
        }
      }
      report(refused, of: key)
      if let warning = host.warningOfSingleChoices(of: key) { reports.add(warning) }
    }
  }

  // MARK: Comparing

  private func unsteady(_ key: AnswerKey, _ difference: String) -> ScriptError {
    var problem = ScriptError(
      .unplayable,
      "answer key \"\(key.name)\" makes other cards each time, though the seed is the same",
      at: hosts[0].position(of: key))
    problem.code = FaultCode(.unsteadyCards)
    problem.notes = [difference]
    return hosts[0].scriptError(problem)
  }

  private func firstDifference(_ one: [CardLook], _ other: [CardLook]) -> String? {
    if one.count != other.count { return "once \(one.count) cards, once \(other.count)" }
    for (first, second) in zip(one, other) {
      if let difference = first.difference(from: second) { return difference }
    }
    return nil
  }
}
