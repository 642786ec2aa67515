import FCLoop
import FCModels
import FCMotion
import FCScreens
import FCViews
import Support

/// A learner at a card screen that moves, with a clock moved by hand.
final class MotionSession {
  let player: Player
  let motion: Motion
  var size = Size(columns: 80, rows: 24)
  private(set) var log: [String] = []
  private let clock = ManualClock()
  private let loop: EventLoop

  init(_ deck: Deck, level: Motion.Level = .full, printsLines: Bool = false) throws {
    let loop = EventLoop(clock: clock)
    self.loop = loop
    motion = Motion(
      now: { loop.now },
      schedule: { deadline, body in
        let timer = loop.at(deadline, body)
        return { timer.cancel() }
      })
    motion.level = level
    var options = PlayOptions(seed: { 1 })
    options.shuffle = false
    options.printsLines = printsLines
    options.motion = motion
    player = try Player(decks: [deck], options: options)
    deck.observe(.start) { [unowned self] game, _ in noteEvents(of: game) }
    player.start()
    update()
  }

  var now: Double { loop.now }
  var screen: GameScreen? { player.game.map(GameScreen.of) }

  /// Notes every event of the stock animations, as "push" or "push replaced".
  private func noteEvents(of game: Game) {
    for key in ["push", "flip"] {
      GameScreen.of(game).layer.on(key, always: true) { [unowned self] _, event in
        log.append(([key] + [event.reason?.rawValue].compactMap { $0 }).joined(separator: " "))
      }
    }
  }

  // MARK: Time

  /// Moves the clock on, a turn at each deadline on the way.
  func wait(_ seconds: Double) {
    let end = now + seconds
    while let deadline = loop.nextDeadline, deadline <= end {
      clock.advance(by: max(0, deadline - now))
      loop.runOnce(waiting: false)
    }
    clock.advance(by: end - now)
    update()
  }

  // MARK: The learner

  func press(_ key: Key) {
    _ = player.screen.receive(.key(KeyPress(key)))
    update()
  }

  func give(_ lines: String...) {
    for line in lines where !player.isFinished { _ = player.screen.receive(.line(line)) }
  }

  private func update() {
    _ = canvas
    player.screen.needsDisplay = false
  }

  var canvas: Canvas {
    var canvas = Canvas(size: size)
    canvas.time = now
    player.screen.draw(on: &canvas)
    return canvas
  }
}

extension Canvas {
  /// How strong each cell is: `d` dim, `n` normal, `B` bold, and blank where nothing is.
  var strengths: String {
    (0..<size.rows).map { row in
      var line = ""
      for column in 0..<size.columns {
        let cell = self[column, row]
        let attributes = cell.style.attributes
        line +=
          cell.cluster == " "
          ? " " : attributes.contains(.dim) ? "d" : attributes.contains(.bold) ? "B" : "n"
      }
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }
}
