import FCLua
import FCViews

/// Has the work of a script's views count against the script's limits.
final class ScriptViewBudget: ViewBudget {
  private weak var host: ScriptHost?

  init(_ host: ScriptHost) { self.host = host }

  func spend(_ steps: Int) -> Bool {
    guard let host, host.stopError == nil else { return host == nil }
    return noting(in: host) { try host.state.spend(steps) }
  }

  func hold(_ bytes: Int, in view: View) -> Bool {
    guard let host, let view = view as? any ScriptView else { return true }
    return noting(in: host) { try host.state.charge(bytes, to: view) }
  }

  func timed<Result>(_ body: () -> Result) -> Result {
    host?.state.timed(body) ?? body()
  }

  private func noting(in host: ScriptHost, _ account: () throws -> Void) -> Bool {
    do {
      try account()
      return true
    } catch var error as LuaError {
      // The host may be all that runs: then this is the place.
      error.callbacks.append(Callback(title: "making of what the views show"))
      host.report(error)
    } catch {
      host.report(error)
    }
    return false
  }
}
