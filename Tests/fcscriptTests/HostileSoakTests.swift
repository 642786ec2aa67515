import Glibc
import Support
import XCTest

/// Every hostile script in the real program: each ends soon after its deadline, and takes no more
/// memory than it may. What depends on how fast the machine is, is no ordinary test.
final class HostileSoakTests: XCTestCase {
  func test_each_hostile_script_ends_in_time_and_within_its_memory() throws {
    let base = try peakMemory(of: "Tests/Fixtures/host/silent.lua")
    var latest = (name: "", seconds: 0.0)
    var largest = (name: "", share: 0.0)
    for file in try HostileFile.all() where file.end != .goesOn && !file.isPlayed {
      let timeout = 0.5
      let deadline = file.fillsTurn ? 5 * timeout : timeout
      let program = try Program([
        "run", "--timeout", "\(timeout)", "--memory", "\(file.memory)", "--virtual-time", file.path,
      ])
      program.closeInput()
      let start = now()
      _ = try program.waitForEnding()
      let late = now() - start - deadline
      if late > latest.seconds, [.time, .limit, .memory].contains(file.end) {
        latest = (file.name, late)
      }
      if file.end == .time { XCTAssertLessThan(late, file.endsLate ? 2 : 0.2, file.name) }
      let limit = Double(file.memory << 20)
      let share = Double(program.peakMemory - base) / limit
      if share > largest.share { largest = (file.name, share) }
      XCTAssertLessThan(share, 1.1, "\(file.name) took \(program.peakMemory >> 20) MiB")
    }
    print(
      "latest: \(latest.name), \(Int(latest.seconds * 1000)) ms; "
        + "largest: \(largest.name), \(Int(largest.share * 100)) % of its limit")
  }

  private func peakMemory(of path: String) throws -> Int {
    let program = try Program(["run", path])
    program.closeInput()
    _ = try program.waitForEnding()
    return program.peakMemory
  }

  private func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
