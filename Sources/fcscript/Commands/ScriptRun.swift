import FCHost

/// A script that runs, and what is to happen once it has ended.
final class ScriptRun {
  /// Has changed versions take the place of the script; nil when nobody asked for that.
  let reloader: ScriptReloader?
  /// Whether a person has used it, be it with a game or a screen: then its end is the end.
  var hasBeenUsed = false
  /// Whether a changed version is to run from its beginning.
  var hasChanged = false
  private let firstHost: ScriptHost

  init(_ host: ScriptHost, reloader: ScriptReloader?) {
    firstHost = host
    self.reloader = reloader
  }

  /// The host of the version that runs.
  var host: ScriptHost { reloader?.host ?? firstHost }

  /// Whether nothing is to follow.
  var isOver: Bool {
    guard reloader != nil else { return true }
    return !hasChanged && (hasBeenUsed || host.quitStatus != nil)
  }

  /// Runs what the script has left to do, until it shows a screen or a changed version is to run.
  ///
  /// - Throws: `HostError` when the folder of the script can't be watched.
  func runToScreen() throws {
    guard let reloader else { return host.run(untilScreen: true) }
    let host = host
    var isDue = false
    try reloader.watch {
      isDue = true
      host.loop.stop()
    }
    defer { reloader.stopWatching() }
    repeat {
      isDue = false
      host.run(untilScreen: true)
      if isDue { try check(reloader) }
    } while isDue && !hasChanged
  }

  /// Has a changed version run next unless it has an error, which is reported.
  private func check(_ reloader: ScriptReloader) throws {
    let before = reloader.error
    do {
      try reloader.check()
      hasChanged = true
    } catch let error as ScriptError {
      // No news; and where reports go to a file in the folder of the script, each is a change there.
      if error == before { return }
      host.configuration.report(error)
    }
  }

  /// Waits until the files of the script change, unless they have.
  ///
  /// - Throws: `HostError` when the folder of the script can't be watched.
  func waitForChange() throws {
    guard let reloader, !hasChanged else { return }
    try reloader.watch { [unowned self] in hasChanged = true }
    defer { reloader.stopWatching() }
    while !hasChanged { host.loop.runOnce() }
  }
}
