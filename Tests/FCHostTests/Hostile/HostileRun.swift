import FCLoop
import FCModels
import FCViews

@testable import FCHost

/// How a hostile script ended, and what the host was like then.
struct HostileRun {
  var error: ScriptError?
  var reported: [ScriptError] = []
  /// Whether it still waited for its timers when the host had seen enough.
  var goesOn = false
  /// The most that the script used and the host held for it, at any time the test could see.
  var memory = 0
  /// How many cards were answered, and how many answers the game has kept.
  var answered = 0
  var kept = 0
  var isStopped = false
  /// Whether the host was let go of by all that the script has made.
  var isHostGone = false

  /// How many turns of the loop a script gets.
  static let turns = 400

  /// - Parameter callTime: In seconds.
  init(
    path: String, callTime: Double, memory: Int, isPlayed: Bool = false, isShown: Bool = false
  ) throws {
    var reported: [ScriptError] = []
    var configuration = ScriptHost.Configuration()
    configuration.seed = 1
    configuration.clock = ManualClock(skipsIdleTime: true)
    configuration.limits.callTime = callTime
    configuration.limits.turnTime = 2 * callTime
    configuration.limits.memory = memory
    configuration.report = { if reported.count < 1000 { reported.append($0) } }
    var host: ScriptHost? = try ScriptHost(configuration)
    weak let watched = host
    if let host { run(path, in: host, isPlayed: isPlayed, isShown: isShown) }
    host = nil
    isHostGone = watched == nil
    self.reported = reported
  }

  private mutating func run(
    _ path: String, in host: ScriptHost, isPlayed: Bool, isShown: Bool
  ) {
    do {
      try load(path, in: host)
      if isShown { use(host) }
      if isPlayed { try play(host.decks, in: host) }
    } catch {
      self.error = host.scriptError(error)
    }
    look(at: host)
    host.close()
    look(at: host)
    self.error = host.stopError ?? self.error
    isStopped = host.isStopped
  }

  /// Loads the script and runs what it has left to do, for no more than so many turns.
  private mutating func load(_ path: String, in host: ScriptHost) throws {
    var turns = 0
    host.show = { [unowned host] in
      turns += 1
      if turns == Self.turns { host.quit(0) }
    }
    defer {
      host.show = nil
      goesOn = turns >= Self.turns
    }
    try host.load(path)
    host.run(untilScreen: false)
  }

  private mutating func play(_ decks: [Deck], in host: ScriptHost) throws {
    for key in decks.flatMap(\.answerKeys) {
      guard let deck = key.deck else { continue }
      let game = try deck.game(key: key, options: GameOptions(seed: 1))
      let before = kept
      while answered < 100, let card = game.nextCard() {
        look(at: host)
        let response: Response =
          switch card.kind {
          case .typed, .number, .cloze: .text("answer")
          case .select: .choices([1])
          case .reveal: .shown(true)
          case .choice: .choice(1)
          }
        defer { kept = before + game.numRight + game.numWrong }
        if case .scored = try game.answer(response, cardID: card.fullID) { answered += 1 }
        if let error = host.stopError { throw error }
      }
      host.releaseStartedGames()
    }
  }

  /// What is done with a screen, by lines and by keys.
  private static let events: [Event] =
    ["", "1", "/zz", "/", ":n", ":d 1", "y", ":u", "1 text", ":b"].map { .line($0) }
    + [
      .end, .up, .character("/"), .character("z"), .enter, .delete, .character("y"),
      .character("u"), .tab, .right, .pageDown, .escape,
    ].map { .key(KeyPress($0)) }

  /// Uses the screens that a script shows, printed and drawn.
  private mutating func use(_ host: ScriptHost) {
    for event in Self.events {
      guard let screen = host.ui.navigator.top else { return }
      var canvas = Canvas(size: Size(columns: 60, rows: 20))
      _ = screen.lines
      _ = screen.takeAnnouncements()
      screen.draw(on: &canvas)
      look(at: host)
      if host.isStopped { return }
      _ = screen.receive(event)
      host.endTurn()
      host.state.beginTurn()
    }
  }

  private mutating func look(at host: ScriptHost) {
    memory = max(memory, host.state.memory.peak, host.state.memory.used + host.state.memory.held)
  }
}
