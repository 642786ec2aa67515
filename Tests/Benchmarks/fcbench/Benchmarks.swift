import Glibc

/// Prints what the bridge costs as ratios: each line beside the same work in plain C or plain Lua
/// over the same library, measured in one run, the two sides taking turns.
enum Benchmarks {
  /// One line of the table.
  struct Line {
    let name: String
    let goal: Double
    let ratio: Double
    let details: String

    init(name: String, goal: Double, ratio: Double, details: String) {
      self.name = name
      self.goal = goal
      self.ratio = ratio
      self.details = details
    }

    /// A line about two sides that did the same `count` times, in so many seconds.
    init(_ name: String, goal: Double, _ ours: Double, _ theirs: Double, count: Int) {
      func nanoseconds(_ time: Double) -> String {
        Benchmarks.text(time / Double(count) * 1e9) + " ns"
      }
      self.init(
        name: name, goal: goal, ratio: ours / theirs,
        details: "\(nanoseconds(ours)) / \(nanoseconds(theirs))")
    }
  }

  /// - Parameter arguments: The path of the release binary; or what a child process is to do.
  static func run(_ arguments: [String]) -> Int32 {
    switch arguments.first {
    case "cards": return Cards.makeCards()
    case "tables": return Cards.makeTables()
    case "calls": return show { try Calls.measure(only: arguments.dropFirst().first) }
    case "strings": return show { try Strings.measure() }
    case "times": return show { try Times.measure() }
    case "scripts": return show { try Scripts.measure() }
    case "state": return show { [try Scripts.newState(), try Scripts.manyStates()] }
    case "stores": return show { try Stores.measure() }
    case "turns": return show { try Turns.measure() }
    case "apps": return show { try Apps.measure() }
    case "embedding": return show { try Embedding.measure() }
    case let program?:
      return show {
        try Calls.measure() + Strings.measure() + Cards.measure() + Start.measure(program)
          + Times.measure() + Scripts.measure() + Stores.measure() + Turns.measure()
          + Apps.measure() + Embedding.measure()
      }
    case nil:
      print("usage: fcbench PATH-OF-FCSCRIPT, or fcbench calls [WORD] to profile one line")
      return 2
    }
  }

  private static func show(_ measure: () throws -> [Line]) -> Int32 {
    do {
      print(table(try measure()))
      return 0
    } catch {
      print("fcbench: \(error)")
      return 1
    }
  }

  private static func table(_ lines: [Line]) -> String {
    let rows =
      [["", "goal", "ratio", "measured"], ["---", "---", "---", "---"]]
      + lines.map { line in
        [
          line.name, "≤ \(text(line.goal))",
          text(line.ratio) + (line.ratio > line.goal ? " (missed)" : ""), line.details,
        ]
      }
    return rows.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }

  /// A number with two decimals.
  static func text(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    let decimals = hundredths % 100
    return "\(hundredths / 100).\(decimals < 10 ? "0" : "")\(decimals)"
  }
}

/// Seconds on a clock that only goes forward.
func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// Runs two sides in turns and gives the least time of each, in seconds: what disturbs a run only
/// ever adds to it.
func leastTimes(rounds: Int, _ first: () throws -> Void, _ second: () throws -> Void) rethrows -> (
  Double, Double
) {
  var least = (Double.infinity, Double.infinity)
  for _ in 0..<rounds {
    var start = now()
    try first()
    least.0 = min(least.0, now() - start)
    start = now()
    try second()
    least.1 = min(least.1, now() - start)
  }
  return least
}
