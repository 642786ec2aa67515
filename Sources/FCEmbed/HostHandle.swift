import CFCScript
import FCHost
import Glibc

/// What an `fc_host` points to: a host, and what was lent to and taken from its C program.
///
/// Only `thread` may be looked at from other threads.
final class HostHandle {
  let host: ScriptHost
  private let thread = pthread_self()
  private let outlets: Outlets
  /// The functions that scripts can call, which end with the host.
  private var functions: [Callback<fc_function>] = []
  private var observers: [UInt64: Observer] = [:]
  private var observerCount: UInt64 = 0
  /// How many functions of the library use the host, one inside the other's callback.
  private var depth = 0
  private var closesLater = false
  private var freesLater = false
  private var isClosed = false

  private var failure: Failure?
  private let message = LentText()
  let details = LentText()
  let decks = LentText()
  let result = LentText()
  let gone = LentText()

  /// An observer of the C program.
  struct Observer {
    let callback: Callback<fc_observer>
    let observation: ScriptHost.Observation
  }

  /// - Throws: As `ScriptHost.init` does.
  init(_ options: OptionsHandle) throws {
    var configuration = options.configuration
    let outlets = Outlets()
    self.outlets = outlets
    if options.isTimeVirtual { configuration.clock = ManualClock(skipsIdleTime: true) }
    configuration.print = { outlets.print($0) }
    configuration.report = { outlets.report($0) }
    host = try ScriptHost(configuration)
  }

  var isOnItsThread: Bool { pthread_equal(thread, pthread_self()) != 0 }
  /// Whether the host can be used no more.
  var isGone: Bool { isClosed || closesLater }

  /// Runs what a function of the library does, and keeps why it failed.
  func perform(_ body: () throws -> Void) -> fc_status {
    guard isOnItsThread else { return FC_WRONG_THREAD }
    depth += 1
    defer { leave() }
    do {
      if isGone { throw HostError.closed }
      try body()
      // A callback may have closed it, and what was made is not to be used then.
      if isGone { throw HostError.closed }
      return FC_OK
    } catch {
      let failure = Failure(error)
      self.failure = failure
      message.set(failure.message)
      return failure.status
    }
  }

  /// - Throws: `Refusal` inside a callback.
  func requireOutside() throws {
    if depth > 1 { throw Refusal.busy }
  }

  // MARK: Its end

  /// Closes the host, once no function uses it any more.
  func close() {
    if isGone { return }
    closesLater = true
    outlets.isClosing = true
    // What runs stops; the host is used here, so that it goes by itself later.
    if depth > 0 { host.close() }
    endIfUnused()
  }

  /// Closes the host and gives the C program's hold on this object back, once no function uses it.
  func free() {
    close()
    freesLater = true
    endIfUnused()
  }

  private func leave() {
    depth -= 1
    endIfUnused()
  }

  private func endIfUnused() {
    guard depth == 0 else { return }
    // What releases a context may come back here.
    if closesLater, !isClosed {
      isClosed = true
      host.close()
      for function in functions { function.end() }
      for observer in observers.values { observer.callback.end() }
      outlets.end()
      (functions, observers) = ([], [:])
    }
    if freesLater {
      freesLater = false
      Unmanaged.passUnretained(self).release()
    }
  }

  // MARK: What has failed

  /// What went wrong in the latest call that failed.
  var error: UnsafePointer<CChar> { message.pointer }

  /// The same as a value.
  var errorDetails: PlainValue { failure?.details ?? .nil }

  // MARK: Callbacks

  func onPrint(_ callback: Callback<fc_print>) { outlets.replacePrint(callback) }
  func onReport(_ callback: Callback<fc_report>) { outlets.replaceReport(callback) }

  func keep(_ function: Callback<fc_function>) { functions.append(function) }

  func observe(_ name: String, _ callback: Callback<fc_observer>) throws -> UInt64 {
    let observation = try host.observe(name) { info in
      let info = LentText(json: info)
      callback.call { $0(info.pointer, $1) }
    }
    observerCount += 1
    observers[observerCount] = Observer(callback: callback, observation: observation)
    return observerCount
  }

  /// - Throws: `Refusal` when there is no such observer.
  func stopObserving(_ id: UInt64) throws {
    guard let observer = observers.removeValue(forKey: id) else {
      throw Refusal.range("id", "that of an observer")
    }
    observer.observation.remove()
    observer.callback.end()
  }
}

/// Where what a script prints and what is reported of it goes.
private final class Outlets {
  private var printing: Callback<fc_print>?
  private var reporting: Callback<fc_report>?
  /// Whether the script is on its way out, so that what it leaves undone is no mistake.
  var isClosing = false

  func print(_ line: String) {
    guard let printing else { return }
    line.withCString { line in printing.call { $0(line, $1) } }
  }

  func report(_ error: ScriptError) {
    guard let reporting, !isClosing else { return }
    let details = LentText(json: Failure(error).details)
    error.report().withCString { text in
      reporting.call { $0(text, details.pointer, $1) }
    }
  }

  func replacePrint(_ callback: Callback<fc_print>) {
    printing?.end()
    printing = callback
  }

  func replaceReport(_ callback: Callback<fc_report>) {
    reporting?.end()
    reporting = callback
  }

  func end() {
    printing?.end()
    reporting?.end()
    (printing, reporting) = (nil, nil)
  }
}
