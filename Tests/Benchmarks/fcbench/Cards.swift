import CBaseline
import FCHost
import Glibc

/// A key of a million cards beside a million plain Lua tables, each in a process of its own.
enum Cards {
  private static let records = """
    for i = 1, 1000000 do
      ADD { question = "Question number " .. i, answer = "Answer " .. i }
    end
    """

  static func measure() throws -> [Benchmarks.Line] {
    let program = "/proc/self/exe"
    var cards = (time: Double.infinity, memory: Double.infinity)
    var tables = cards
    for _ in 0..<3 {
      for (side, isCards) in [("cards", true), ("tables", false)] {
        let numbers = try Child.output(of: program, [side])
          .split { $0 == " " || $0 == "\n" }
        guard numbers.count == 2, let time = Double(numbers[0]), let memory = Double(numbers[1])
        else { throw Child.Failure(description: "no measurement of \(side)") }
        if isCards {
          cards = (min(cards.time, time), min(cards.memory, memory))
        } else {
          tables = (min(tables.time, time), min(tables.memory, memory))
        }
      }
    }
    func megabytes(_ kibibytes: Double) -> String { "\(Int(kibibytes / 1024)) MiB" }
    let name = "1,000,000 × `key:card{…}` / the same records as plain Lua tables"
    return [
      Benchmarks.Line(
        name: "\(name): time", goal: 1, ratio: cards.time / tables.time,
        details: "\(Benchmarks.text(cards.time)) s / \(Benchmarks.text(tables.time)) s"),
      Benchmarks.Line(
        name: "\(name): peak memory of the process", goal: 1, ratio: cards.memory / tables.memory,
        details: "\(megabytes(cards.memory)) / \(megabytes(tables.memory))"),
    ]
  }

  /// Makes the cards, prints seconds and KiB, and ends the process.
  static func makeCards() -> Int32 {
    let script = """
      local deck = fc.deck { title = "A million" }
      deck:answer_key("All", function(key)
        print "begin"
        \(records.replacing("ADD", with: "key:card"))
        print "end"
      end)
      return deck
      """
    let path = "/tmp/fcbench-\(getpid()).lua"
    defer { unlink(path) }
    guard let file = fopen(path, "w") else { return 1 }
    fputs(script, file)
    fclose(file)
    var start = 0.0
    var configuration = ScriptHost.Configuration()
    configuration.seed = 1
    // A million cards may take longer, and more, than a script mostly may.
    configuration.limits = .init()
    configuration.print = { line in
      if line == "begin" {
        start = now()
      } else {
        // What follows, dealing, has no counterpart in plain tables.
        print("\(now() - start) \(baseline_peak_memory())")
        fflush(nil)
        unlink(path)
        _exit(0)
      }
    }
    do {
      let host = try ScriptHost(configuration)
      try host.load(path)
      guard let deck = host.decks.first, let key = deck.answerKeys.first else { return 1 }
      _ = try deck.game(key: key, options: .init(seed: 1))
      return 1
    } catch {
      print("\(error)")
      return 1
    }
  }

  /// Makes the tables, prints seconds and KiB.
  static func makeTables() -> Int32 {
    guard let plain = baseline_open() else { return 1 }
    let start = now()
    let status = baseline_run(
      plain, "list = {} \(records.replacing("ADD", with: "list[#list + 1] ="))")
    print("\(now() - start) \(baseline_peak_memory())")
    return status
  }
}

extension String {
  fileprivate func replacing(_ word: String, with other: String) -> String {
    split(separator: " ", omittingEmptySubsequences: false)
      .map { $0 == word ? other : String($0) }.joined(separator: " ")
  }
}
