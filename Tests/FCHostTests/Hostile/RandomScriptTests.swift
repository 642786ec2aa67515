import XCTest

@testable import FCHost

/// Runs scripts that were written at random: whatever they do, the host lives and the limits hold.
///
/// `FCSCRIPT_RANDOM_SCRIPTS` says how many, `FCSCRIPT_RANDOM_SEED` which is the first.
final class RandomScriptTests: XCTestCase {
  func test_random_scripts_leave_the_host_in_order() throws {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["FCSCRIPT_RANDOM_SCRIPTS"].flatMap { Int($0) } ?? 300
    let first = environment["FCSCRIPT_RANDOM_SEED"].flatMap { Int($0) } ?? 1
    let trace = RunTrace()
    defer { trace.end() }
    let memory = 8 << 20
    var ends: [String: Int] = [:]
    for seed in first..<first + count {
      let script = RandomScript.text(seed: seed)
      trace.note("FCSCRIPT_RANDOM_SEED=\(seed)\n\n\(script)")
      let folder = try ScriptFolder(script)
      let run = try HostileRun(
        path: "\(folder.path)/quiz.lua", callTime: 0.02, memory: memory, isPlayed: true)
      ends[run.error.map { "\($0.kind)" } ?? "finishes", default: 0] += 1
      if run.memory > memory + 2 << 20 {
        XCTFail("seed \(seed): it took \(run.memory >> 20) MiB\n\(script)")
      }
      if !run.isHostGone { XCTFail("seed \(seed): the host stays\n\(script)") }
      for error in [run.error].compactMap({ $0 }) + run.reported where error.message.isEmpty {
        XCTFail("seed \(seed): an error without a message\n\(script)")
      }
    }
    if count >= 1000 { print("random scripts: \(ends.sorted { $0.key < $1.key })") }
  }
}
