import FCHost
import FCModels

/// Letting the scripts run.
extension Server {
  private var allScripts: [HostedScript] { loading.map(\.script) + scripts }

  /// What can be read when a script has something to do. One that has ended would only wake us again
  /// and again.
  var descriptors: [Int32] { allScripts.filter { !$0.hasEnded }.map(\.host.descriptor) }

  /// How many seconds it is until a script has something to do; nil when that may never be.
  var secondsUntilDeadline: Double? { allScripts.compactMap(\.secondsUntilDeadline).min() }

  /// Does what is due in each script.
  ///
  /// - Parameter isReady: Whether a descriptor can be read.
  func runScripts(isReady: (Int32) -> Bool) {
    for script in allScripts {
      if script.secondsUntilDeadline == 0 || isReady(script.host.descriptor) { script.step() }
    }
    for load in loading where !load.script.host.isLoading { endLoading(load) }
  }

  /// Tells a peer of the values that move in a script, from now on.
  func watchAnimations(_ parameters: Parameters) throws -> PlainValue {
    let script = try script(parameters)
    let interval = try parameters.number("interval", from: 0)
    script.watch = interval.map {
      AnimationWatch(interval: max($0, HostedScript.shortestInterval))
    }
    return .table(["interval": (script.watch?.interval).map(PlainValue.number) ?? .nil])
  }
}
