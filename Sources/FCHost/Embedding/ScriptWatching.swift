import FCLoop

/// Watches the files of a script in the loop of its host.
final class ScriptWatching {
  /// The files as they were when they were loaded.
  var stamps = FileStamps() {
    didSet { if let loop { watchFolders(in: loop) } }
  }

  private let delay: Double
  /// Whether every change counts, be it of a file that is known or not.
  private let isEager: () -> Bool
  private let handler: () -> Void
  private weak var loop: EventLoop?
  private var watches: [String: Watch] = [:]
  private var timer: Timer?

  init(delay: Double, isEager: @escaping () -> Bool, handler: @escaping () -> Void) {
    self.delay = delay
    self.isEager = isEager
    self.handler = handler
  }

  deinit { stop() }

  /// Whether there is a folder that is watched.
  var isWatching: Bool { !watches.isEmpty }

  /// Watches the files of a host that has been loaded, in its loop.
  func move(to host: ScriptHost) {
    stop()
    loop = host.loop
    stamps = host.loaded.stamps
    // They may have changed since they were read, and before anyone watched.
    lookLater()
  }

  func stop() {
    timer?.cancel()
    timer = nil
    for watch in watches.values { watch.cancel() }
    watches = [:]
    loop = nil
  }

  /// Watches the folders, since most editors put a new file in the place of the old one.
  private func watchFolders(in loop: EventLoop) {
    for path in stamps.paths {
      let folder = folder(of: path)
      if watches[folder] != nil { continue }
      // The folder of a module that is missing need not be there.
      watches[folder] = try? loop.watch(path: folder) { [unowned self] in
        if isEager() { wait(until: stamps.now) } else { lookLater() }
      }
    }
  }

  private func lookLater() {
    let now = stamps.now
    if now != stamps { wait(until: now) }
  }

  /// Calls the handler once the files have been as they are for a while.
  private func wait(until seen: FileStamps) {
    if timer != nil { return }
    timer = loop?.after(delay) { [unowned self] in
      timer = nil
      let now = stamps.now
      if now != seen { return wait(until: now) }
      stamps = now
      handler()
    }
  }
}
