import FCHost
import FCLoop
import FCModels

/// What checking a script has found.
public struct CheckResult {
  /// Every problem, in the order it was met.
  public var problems: [ScriptError] = []
  /// How many answer keys and cards were looked at.
  public var keyCount = 0
  public var cardCount = 0
}

/// Finds what can be found wrong with a script without a learner: its main chunk runs, every answer
/// key makes its cards, and each card is answered rightly once, which runs every `check`.
///
/// The same is done in three Lua states at once, whose tables have different orders: what comes out
/// must be the same.
///
/// - Parameters:
///   - arguments: What the script gets as its own arguments.
///   - limits: What it may use, in each of the states.
///   - permissions: What it may do beyond reading its own folder.
///   - plugins: What extends the host.
/// - Throws: `ScriptError` of kind `memory` when there is none for a host.
public func check(
  _ path: String, arguments: [String] = [],
  limits: ScriptHost.Configuration.Limits = ScriptHost.defaultLimits,
  permissions: Permissions = Permissions(), plugins: PluginSet? = nil
) throws -> CheckResult {
  var configuration = ScriptHost.Configuration()
  configuration.readsPipes = true
  configuration.arguments = arguments
  configuration.limits = limits
  configuration.permissions = permissions
  configuration.plugins = plugins
  var checker = try Checker(path, configuration)
  checker.run()
  return checker.result
}

private struct Checker {
  /// Any seed will do, but all states must have the same.
  private static let seed = 1

  private let path: String
  /// All live at the same time: a table's order depends on addresses, which would be used again.
  private let hosts: [ScriptHost]
  private let reports: Reports
  var result = CheckResult()

  init(_ path: String, _ configuration: ScriptHost.Configuration) throws {
    self.path = path
    let reports = Reports()
    self.reports = reports
    hosts = try (0..<3).map { number in
      var configuration = configuration
      configuration.seed = Self.seed
      // Nobody waits for a script that only is looked at.
      configuration.clock = ManualClock(skipsIdleTime: true)
      // What the first state is told, the others are told again.
      if number == 0 { configuration.report = { reports.add($0) } }
      return try ScriptHost(configuration)
    }
  }

  mutating func run() {
    var isLoaded = true
    for host in hosts where isLoaded {
      do {
        try host.load(path)
      } catch {
        reports.add(host.scriptError(error))
        isLoaded = false
      }
    }
    if isLoaded {
      for (number, deck) in hosts[0].decks.enumerated() {
        for key in deck.answerKeys { check(key, ofDeck: number) }
      }
    }
    result.problems = reports.problems
  }

  private mutating func check(_ key: AnswerKey, ofDeck number: Int) {
    result.keyCount += 1
    let before = reports.mistakeCount
    var cards: [[CardLook]] = []
    for host in hosts {
      guard number < host.decks.count,
        let twin = host.decks[number].answerKey(named: key.name)
      else {
        reports.add(unsteady(key, "it is not there each time"))
        return
      }
      guard let looks = play(twin, on: host), reports.mistakeCount == before else { return }
      cards.append(looks)
    }
    result.cardCount += cards[0].count
    for other in cards.dropFirst() {
      if let difference = firstDifference(cards[0], other) {
        return reports.add(unsteady(key, difference))
      }
    }
  }

  /// Makes the cards of a key and answers each of them; nil when that fails.
  private func play(_ key: AnswerKey, on host: ScriptHost) -> [CardLook]? {
    let before = reports.mistakeCount
    do {
      return try host.collectingMistakes { [reports] in
        reports.add($0)
      } _: {
        guard let game = try key.deck?.game(key: key, options: GameOptions(seed: Self.seed)) else {
          return nil
        }
        var looks: [CardLook] = []
        while let card = game.nextCard() {
          _ = try game.answer(card.rightResponse)
          looks.append(CardLook(card))
        }
        if host === hosts[0], let warning = host.warningOfSingleChoices(of: key) {
          reports.add(warning)
        }
        return looks
      }
    } catch {
      // After a mistake in a card, what fails for the lack of that card is none of its own.
      if reports.mistakeCount == before { reports.add(host.scriptError(error)) }
      return nil
    }
  }

  // MARK: Comparing

  private func unsteady(_ key: AnswerKey, _ difference: String) -> ScriptError {
    var problem = ScriptError(
      .unplayable,
      "answer key \"\(key.name)\" makes other cards each time, though the seed is the same: "
        + "use fc.pairs in place of pairs, and key.random for chance",
      at: hosts[0].position(of: key))
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

/// The problems of a check; one that is met several times counts once.
private final class Reports {
  private(set) var problems: [ScriptError] = []
  /// How many of them are more than warnings.
  var mistakeCount: Int { problems.count { $0.kind != .warning } }

  func add(_ problem: ScriptError) {
    if !problems.contains(where: { $0.description == problem.description }) {
      problems.append(problem)
    }
  }
}
