import FCScreens
import FCViews

/// One sitting with the screens that a script shows by itself, until the last of them is gone or the
/// learner quits.
public final class ScreenSession {
  /// How a sitting ended.
  public enum Ending: Equatable {
    /// The script took the last screen away.
    case finished
    /// The learner quit.
    case quit
    /// A limit has stopped the script.
    case failed(ScriptError)
    /// The learner pressed Ctrl-C.
    case interrupted
    /// The script has changed, and the new version can be loaded.
    case replaced
  }

  private let host: ScriptHost
  private let printsLines: Bool
  private let isVerbose: Bool
  private let sitting: Sitting
  private var ending: Ending?
  private var errorScreen: ErrorScreen?
  private let reloading: Reloading?

  /// - Parameters:
  ///   - printsLines: true for a surface that prints.
  ///   - isVerbose: whether errors list the host's own functions.
  ///   - reloader: Ends the sitting when a changed version of the script can take the place of the
  ///     host's.
  public init(
    host: ScriptHost, surface: any Surface, printsLines: Bool, isVerbose: Bool = false,
    reloader: ScriptReloader? = nil
  ) {
    reloading = reloader.map { Reloading($0, printsLines: printsLines) }
    self.host = host
    self.printsLines = printsLines
    self.isVerbose = isVerbose
    sitting = Sitting(host: host, surface: surface, printsLines: printsLines)
  }

  /// Shows the screens to the end and gives the surface back.
  ///
  /// - Throws: `SurfaceError` when the surface can't be used, `LoopError` when it can't be waited
  ///   for.
  public func run() throws -> Ending {
    let navigator = host.ui.navigator
    defer {
      navigator.onScreenChange = nil
      navigator.onQuit = nil
      errorScreen = nil
      reloading?.stop()
    }
    reloading?.watch { [sitting] in sitting.screenChanged() }
    navigator.onQuit = { [unowned self] in
      end(.quit)
      navigator.close()
    }
    navigator.onScreenChange = { [sitting] _ in sitting.screenChanged() }
    try sitting.run(
      screen: { [unowned self] in errorScreen ?? reloading?.notice ?? navigator.top },
      endTurn: { [unowned self] in endTurn() },
      isFinished: { [unowned self] in ending != nil },
      nextHost: { nextHost() })
    return sitting.isInterrupted ? .interrupted : ending ?? .finished
  }

  /// Ends the sitting as Ctrl-C does.
  public func interrupt() { sitting.interrupt() }

  /// The host, when an old version goes on in place of a changed one with an error.
  private func nextHost() -> ScriptHost? {
    guard let reloading, reloading.isDue, ending == nil, host.quitStatus == nil else { return nil }
    if reloading.check() {
      end(.replaced)
      return nil
    }
    return host
  }

  private func end(_ ending: Ending) {
    if self.ending == nil { self.ending = ending }
  }

  private func endTurn() {
    guard ending == nil else { return }
    guard let error = host.stopError else {
      if host.ui.navigator.top == nil { end(.finished) }
      return
    }
    if printsLines { return end(.failed(error)) }
    guard errorScreen == nil else { return }
    errorScreen = ErrorScreen(ErrorReport(error, isVerbose: isVerbose)) { [unowned self] in
      end(.failed(error))
    }
  }
}

extension ErrorReport {
  /// Puts an error of a script into words.
  init(_ error: ScriptError, isVerbose: Bool) {
    let title = error.kind == .limit ? "The script was stopped" : "The script failed"
    self.init(title: title) { columns in
      error.report(isVerbose: isVerbose, columns: columns)
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
  }
}

extension ScriptHost {
  /// Whether the script shows a screen.
  public var showsScreens: Bool { ui.navigator.top != nil }
}
