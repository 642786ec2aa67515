import CBaseline
import FCHost
import FCLoop
import FCMotion
import Glibc

/// What timers, sleeps and animations cost.
enum Times {
  private static let count = 100_000

  static func measure() throws -> [Benchmarks.Line] {
    guard let plain = baseline_open() else { return [] }
    defer { baseline_close(plain) }
    _ = baseline_run(
      plain, "function beat() end function sleeper(n) for i = 1, n do coroutine.yield() end end")
    let (timers, uvTimers) = leastTimes(rounds: 9) {
      runTimers()
    } _: {
      baseline_timers(Int64(count))
    }

    var fired = (Double.infinity, Double.infinity)
    var slept = fired
    for _ in 0..<9 {
      fired.0 = min(fired.0, try run(timersScript))
      fired.1 = min(fired.1, baseline_lua_timers(plain, Int64(count)))
      slept.0 = min(slept.0, try run(sleepScript))
      slept.1 = min(slept.1, baseline_sleeps(plain, Int64(count)))
    }
    return [
      line("100,000 timers, start and fire / libuv timers in C", 0.5, timers, uvTimers),
      line("timer firing a Lua callback / libuv firing a Lua callback in C", 1.2, fired.0, fired.1),
      line(
        "`fc.sleep(0)` round trip in a task / coroutine resume and yield by a libuv timer in C", 2,
        slept.0, slept.1),
    ] + animations()
  }

  private static func line(
    _ name: String, _ goal: Double, _ ours: Double, _ theirs: Double
  ) -> Benchmarks.Line {
    Benchmarks.Line(name, goal: goal, ours, theirs, count: count)
  }

  private static func runTimers() {
    let loop = EventLoop()
    for _ in 0..<count { loop.after(0) {} }
    loop.run()
    loop.close()
  }

  private static let timersScript = """
    local function beat() end
    for _ = 1, \(count) do fc.after(0, beat) end
    """

  private static let sleepScript = """
    fc.after(0, function() for _ = 1, \(count) do fc.sleep(0) end end)
    """

  /// Loads a script and gives the seconds that its timers then take.
  private static func run(_ script: String) throws -> Double {
    let path = "/tmp/fcbench-\(getpid()).lua"
    defer { unlink(path) }
    guard let file = fopen(path, "w") else { return 0 }
    fputs(script, file)
    fclose(file)
    var configuration = ScriptHost.Configuration()
    configuration.limits.callTime = 60
    configuration.limits.turnTime = 60
    let host = try ScriptHost(configuration)
    try host.load(path)
    let start = now()
    host.run(untilScreen: false)
    let seconds = now() - start
    host.close()
    return seconds
  }

  // MARK: Animations

  /// A tick reads what is to be seen of every live animation once.
  private static func animations() -> [Benchmarks.Line] {
    let ticks = [100, 1000, 10_000, 100_000].map { (layers: $0, seconds: tick(of: $0)) }
    let perLayer = ticks.map { Benchmarks.text($0.seconds / Double($0.layers) * 1e9) + " ns" }
    return [
      Benchmarks.Line(
        name: "one tick of 10,000 live animations of one number, in ms", goal: 1,
        ratio: ticks[2].seconds * 1e3,
        details: "each, of 100 to 100,000: \(perLayer.joined(separator: ", "))")
    ]
  }

  private static func tick(of layerCount: Int) -> Double {
    var time = 0.0
    let motion = Motion(now: { time }, schedule: { _, _ in {} })
    let layers = (0..<layerCount).compactMap { _ -> Layer? in
      let layer = Layer(["opacity": .number(0)])
      guard
        let animation = try? Animation(
          keyPath: "opacity", to: .number(1), duration: 1000, easing: .easeInOut)
      else { return nil }
      layer.add(animation, forKey: "Fade", in: motion)
      return layer
    }
    var sum = 0.0
    let rounds = max(5, 200_000 / layerCount)
    var least = Double.infinity
    for round in 0..<rounds {
      time = Double(round)
      let start = now()
      for layer in layers { sum += layer.number("opacity", at: time) ?? 0 }
      least = min(least, now() - start)
    }
    precondition(sum > 0, "nothing has moved")
    return least
  }
}
