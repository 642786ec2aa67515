import FCHost
import Support
import XCTest

/// Runs each script of the corpus in this process, with small limits: the host lives, the script ends
/// as it must with a message that says why and where, and the next script runs.
final class HostileCorpusTests: XCTestCase {
  func test_each_hostile_script_ends_as_it_must() throws {
    let only = ProcessInfo.processInfo.environment["FCSCRIPT_HOSTILE_FILE"]
    let files = try HostileFile.all().filter { only == nil || $0.name == only }
    let trace = RunTrace()
    defer { trace.end() }
    for file in files {
      trace.note("FCSCRIPT_HOSTILE_FILE=\(file.name)")
      let isTimed = file.end == .time || file.end == .limit
      let run = try HostileRun(
        path: file.path, callTime: isTimed ? 0.05 : 60, memory: file.memory << 20,
        isPlayed: file.isPlayed, isShown: file.isShown)
      check(run, file)
      checkNextScriptRuns(after: file.name)
    }
    XCTAssertGreaterThan(files.count, only == nil ? 400 : 0)
  }

  private func check(_ run: HostileRun, _ file: HostileFile) {
    let kinds = Set([run.error?.kind].compactMap { $0 } + run.reported.map(\.kind))
    let messages =
      [run.error?.report(isVerbose: false)].compactMap { $0 }
      + run.reported.map { $0.report(isVerbose: false) }
    let text = messages.prefix(3).joined(separator: "\n")
    func fail(_ problem: String) { XCTFail("\(file.name): \(problem)\n\(text.prefix(2000))") }

    // What the host holds is counted when it is there, and stops the script then.
    if run.memory > file.memory << 20 + 1 << 20 { fail("it took \(run.memory >> 20) MiB") }
    for error in [run.error].compactMap({ $0 }) where error.message.isEmpty { fail("no message") }
    switch file.end {
    case .time: if !isStopped(run, "ran for more than") { fail("not stopped by time") }
    case .memory: if !isStopped(run, "of memory") { fail("not stopped by memory") }
    case .limit: if run.error?.kind != .limit { fail("not stopped by a limit") }
    case .permission: if !kinds.contains(.permission) { fail("no permission was missing") }
    case .error(let part):
      if run.isStopped { fail("stopped by a limit") }
      if !messages.contains(where: { part.isEmpty || $0.contains(part) }) {
        fail("no error with '\(part)'")
      }
    case .finishes:
      if let error = run.error { fail("an error: \(error.message.prefix(100))") }
      if run.reported.contains(where: { $0.kind != .warning }) { fail("errors were reported") }
      if run.goesOn { fail("it goes on") }
    case .goesOn:
      if let error = run.error { fail("an error: \(error.message.prefix(100))") }
      if !run.goesOn { fail("it ends") }
    }
    if !run.isHostGone { fail("the host stays") }
    if file.isPlayed, run.answered != run.kept { fail("answers were lost") }
  }

  private func isStopped(_ run: HostileRun, _ reason: String) -> Bool {
    guard let error = run.error, run.isStopped else { return false }
    // Where nothing but functions of the host is near, there is no place to tell.
    let hasPlace = error.position != nil || !error.callbacks.isEmpty || !error.frames.isEmpty
    return error.kind == .limit && error.message.contains(reason) && hasPlace
  }

  private func checkNextScriptRuns(after name: String) {
    do {
      let host = try ScriptHost()
      defer { host.close() }
      try host.load("\(HostileFile.folder)/../host/silent.lua")
    } catch {
      XCTFail("after \(name) no other script runs: \(error)")
    }
  }
}
