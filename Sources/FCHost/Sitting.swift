import FCLoop
import FCViews
import Glibc

/// A host that shows screens on a surface: it waits for input and signals, and draws at the end of
/// each turn.
final class Sitting {
  private var host: ScriptHost
  private let surface: any Surface
  private let printsLines: Bool
  private var frames: FrameTimer
  private var inputWatch: Watch?
  private var inputTimer: Timer?
  private var inputHasEnded = false
  private var signalWatches: [Watch] = []
  /// Whether it was ended by Ctrl-C.
  private(set) var isInterrupted = false
  /// Gives the screen to show.
  private var screen: () -> Screen? = { nil }
  /// Brings what is shown up to date at the end of a turn.
  private var bringUpToDate: () -> Void = {}
  private var isFinished: () -> Bool = { false }
  private var onStop: (() -> Void)?

  /// - Parameter printsLines: true for a surface that prints.
  init(host: ScriptHost, surface: any Surface, printsLines: Bool) {
    self.host = host
    self.surface = surface
    self.printsLines = printsLines
    frames = FrameTimer(surface: surface, loop: host.loop, isDrawn: !printsLines)
  }

  /// Shows screens until they are finished with, and gives the surface back.
  ///
  /// - Parameters:
  ///   - start: Begins with the surface in use.
  ///   - screen: Gives the screen to show; nil for none.
  ///   - endTurn: Brings what is shown up to date, after each turn and when a drawing has had
  ///     consequences.
  ///   - nextHost: Asked when the loop has ended: the host whose loop is to go on, which may be
  ///     another one; nil ends the sitting.
  /// - Throws: `SurfaceError` when the surface can't be used, `LoopError` when it can't be waited
  ///   for.
  func run(
    start: () -> Void = {}, screen: @escaping () -> Screen?, endTurn: @escaping () -> Void,
    isFinished: @escaping () -> Bool, nextHost: () -> ScriptHost? = { nil }
  ) throws {
    (self.screen, bringUpToDate, self.isFinished) = (screen, endTurn, isFinished)
    try surface.start()
    defer {
      leaveHost()
      surface.stop()
      // Screens know who shows them, and that one the surface: a circle that ends here.
      surface.screen = nil
      self.screen = { nil }
      bringUpToDate = {}
      self.isFinished = { true }
    }
    start()
    repeat {
      try enterHost()
      host.endTurn()
      if !self.isFinished() { loop.run() }
      leaveHost()
    } while goOn(with: nextHost())
  }

  private func goOn(with next: ScriptHost?) -> Bool {
    guard let next, !isInterrupted else { return false }
    if next !== host {
      frames = FrameTimer(surface: surface, loop: next.loop, isDrawn: !printsLines)
    }
    host = next
    return true
  }

  /// Waits in the loop of the host for what the surface and the person bring.
  private func enterHost() throws {
    // A stopped script ends the sitting, but the learner is told first.
    onStop = host.onStop
    host.onStop = nil
    host.show = { [unowned self] in finishTurn() }
    try watchInput()
    for signal in [SIGWINCH, SIGTSTP, SIGCONT] where !printsLines {
      signalWatches.append(
        try loop.onSignal(signal) { [surface] in surface.receive(signal: signal) })
    }
  }

  private func leaveHost() {
    inputTimer?.cancel()
    inputTimer = nil
    frames.stop()
    stopWatching()
    for watch in signalWatches { watch.cancel() }
    signalWatches = []
    host.show = nil
    if host.onStop == nil { host.onStop = onStop }
  }

  /// Ends the sitting as Ctrl-C does.
  func interrupt() {
    isInterrupted = true
    loop.stop()
  }

  /// Has the surface show another screen, so that what was typed ahead goes there.
  func screenChanged() {
    let next = screen()
    if surface.screen !== next { surface.screen = next }
  }

  private var loop: EventLoop { host.loop }

  private func watchInput() throws {
    guard !inputHasEnded, let descriptor = surface.inputDescriptor else { return }
    inputWatch = try loop.watch(descriptor: descriptor) { [unowned self] in
      if surface.receiveInput() { return }
      inputHasEnded = true
      stopWatching()
    }
  }

  private func stopWatching() {
    inputWatch?.cancel()
    inputWatch = nil
  }

  private func finishTurn() {
    let wasStopped = host.isStopped
    show()
    // A row that was drawn may have been the script's last.
    if host.isStopped != wasStopped { show() }
    if isFinished() || host.quitStatus != nil { return loop.stop() }
    inputTimer?.cancel()
    inputTimer = surface.inputDelay.map { delay in
      loop.after(delay) { [surface] in surface.inputDelayPassed() }
    }
  }

  private func show() {
    bringUpToDate()
    screenChanged()
    frames.endTurn()
  }
}
