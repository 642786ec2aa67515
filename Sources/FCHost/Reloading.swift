import FCScreens
import FCViews

/// How a sitting follows the changes of its script, and tells of a version that has an error.
final class Reloading {
  /// What is to be read before the old version plays on; nil for nothing.
  private(set) var notice: Screen?
  /// Whether the script has changed.
  private(set) var isDue = false

  private let reloader: ScriptReloader
  private let printsLines: Bool
  private var onChange: () -> Void = {}

  init(_ reloader: ScriptReloader, printsLines: Bool) {
    self.reloader = reloader
    self.printsLines = printsLines
  }

  /// Ends the loop of the host whenever the script has changed.
  ///
  /// - Parameter onChange: Hears that the notice has changed.
  func watch(onChange: @escaping () -> Void) {
    self.onChange = onChange
    do {
      try reloader.watch { [unowned self] in
        isDue = true
        reloader.host.loop.stop()
      }
    } catch {
      reloader.host.report(ScriptError(.warning, "changes are not followed: \(error)"))
    }
  }

  func stop() { reloader.stopWatching() }

  /// Reloads the script, and shows what is wrong with it.
  ///
  /// - Parameter playGoesOn: Whether the version before can be played; false when it has failed.
  func reload(playGoesOn: Bool = true, takeOver: (ScriptHost) throws -> Void) {
    follow(playGoesOn: playGoesOn) { try reloader.reload(takeOver: takeOver) }
  }

  /// Looks whether the changed script could be loaded, and shows what is wrong with it.
  ///
  /// - Returns: Whether it could.
  func check() -> Bool {
    follow { try reloader.check() }
    return reloader.error == nil
  }

  private func follow(playGoesOn: Bool = true, _ body: () throws -> Void) {
    isDue = false
    let before = reloader.error
    do {
      try body()
      notice = nil
    } catch let error as ScriptError {
      tell(error, after: before, playGoesOn)
    } catch {
      tell(ScriptError(.runtime, "\(error)"), after: before, playGoesOn)
    }
    onChange()
  }

  private func tell(_ error: ScriptError, after before: ScriptError?, _ playGoesOn: Bool) {
    // The same mistake again is no news.
    if error == before { return }
    let configuration = reloader.host.configuration
    if printsLines { return configuration.report(error) }
    var report = ErrorReport(error, isVerbose: false)
    report.title =
      "The changed script has an error" + (playGoesOn ? "; the version before it goes on" : ", too")
    notice = ErrorScreen(report, leaving: playGoesOn ? "go on" : "go back") { [unowned self] in
      notice = nil
      onChange()
    }
  }
}
