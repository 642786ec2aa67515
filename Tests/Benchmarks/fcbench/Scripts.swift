import CBaseline
import FCHost
import Glibc

/// What limits and the sandbox cost: whole scripts with all limits on, beside a C host over the same
/// Lua library without any.
enum Scripts {
  private static let rounds = 40

  static func measure() throws -> [Benchmarks.Line] {
    try [
      line(
        "an arithmetic loop, limits on / C host", goal: 1.05,
        "local s = 0 for i = 1, 2e6 do s = s + i % 7 * 3 end"),
      line(
        "a loop of calls, limits on / C host", goal: 1.05,
        "local function f(x) return x + 1 end local s = 0 for i = 1, 1e6 do s = f(s) end"),
      line(
        "building tables, limits on / C host", goal: 1.1,
        """
        for _ = 1, 3 do
          local t = {}
          for i = 1, 1e5 do t[i] = { i, name = i } end
        end
        """),
      line(
        "building strings, limits on / C host", goal: 1.1,
        """
        for _ = 1, 3 do
          local parts = {}
          for i = 1, 1e5 do parts[i] = "part " .. i end
          local whole = table.concat(parts, " ")
        end
        """),
      newState(),
      manyStates(),
    ]
  }

  private static func line(
    _ name: String, goal: Double, _ script: String
  ) throws -> Benchmarks.Line {
    let path = "/tmp/fcbench-\(getpid()).lua"
    defer { unlink(path) }
    guard let file = fopen(path, "w") else {
      throw Child.Failure(description: "can't write \(path)")
    }
    fputs(script, file)
    fclose(file)
    var configuration = ScriptHost.Configuration()
    configuration.limits.callTime = 60
    var least = (Double.infinity, Double.infinity)
    for _ in 0..<rounds {
      let host = try ScriptHost(configuration)
      guard let plain = baseline_open() else { break }
      var start = now()
      try host.load(path)
      least.0 = min(least.0, now() - start)
      start = now()
      _ = baseline_run(plain, script)
      least.1 = min(least.1, now() - start)
      baseline_close(plain)
      host.close()
    }
    return Benchmarks.Line(
      name: name, goal: goal, ratio: least.0 / least.1,
      details: "\(Benchmarks.text(least.0 * 1e3)) ms / \(Benchmarks.text(least.1 * 1e3)) ms")
  }

  /// In units of the goal, 150 KB.
  static func manyStates() throws -> Benchmarks.Line {
    let count = 1000
    let before = residentMemory()
    let hosts = try (0..<count).map { _ in try ScriptHost() }
    let each = Double(residentMemory() - before) / Double(count)
    for host in hosts { host.close() }
    return Benchmarks.Line(
      name: "each of 1,000 states at once, in units of 150 KB", goal: 1, ratio: each / 150e3,
      details: "\(Int(each / 1e3)) KB")
  }

  /// What the process has of memory now, in bytes.
  private static func residentMemory() -> Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var total = 0
    var resident = 0
    return withUnsafeMutablePointer(to: &total) { total in
      withUnsafeMutablePointer(to: &resident) { resident in
        withVaList([total, resident]) { vfscanf(file, "%ld %ld", $0) } == 2
      }
    } ? resident * sysconf(Int32(_SC_PAGESIZE)) : 0
  }

  /// In units of the goal, 300 µs.
  static func newState() throws -> Benchmarks.Line {
    let (ours, plain) = try leastTimes(rounds: 2000) {
      try ScriptHost().close()
    } _: {
      if let plain = baseline_open() { baseline_close(plain) }
    }
    return Benchmarks.Line(
      name: "a new state with everything in it, made and closed, in units of 300 µs", goal: 1,
      ratio: ours / 300e-6,
      details:
        "\(Benchmarks.text(ours * 1e6)) µs; a plain C host \(Benchmarks.text(plain * 1e6)) µs")
  }
}
