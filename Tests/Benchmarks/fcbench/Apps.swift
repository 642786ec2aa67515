import FCHost

/// What a learner waits for in a large recipe book: the whole way through the script that shows it,
/// the host and the surface, to the last byte that is written to a terminal.
enum Apps {
  static func measure() throws -> [Benchmarks.Line] {
    let (large, small) = try (App(recipes: 100_000), App(recipes: 100))
    var (first, firstOfSmall) = (Double.infinity, Double.infinity)
    for _ in 0..<40 {
      first = min(first, try large.press([]).firstScreen)
      firstOfSmall = min(firstOfSmall, try small.press([]).firstScreen)
    }
    return try [
      Benchmarks.Line(
        "first screen of the smoothies app with 100,000 recipes / with 100", goal: 1.2, first,
        firstOfSmall, count: 1),
      Benchmarks.Line(
        name: "a new host to the first screen of 100,000 recipes, in ms", goal: 20,
        ratio: first * 1e3, details: "least of 40 times"),
      line("one key that moves in a list of 100,000 rows, in ms", moves, large, small),
      line("one letter of a search in 100,000 rows, in ms", search, large, small),
    ]
  }

  /// To all ends of a list.
  private static let moves = [
    "\u{1B}[B", "\u{1B}[6~", "\u{1B}[F", "\u{1B}[A", "\u{1B}[5~", "\u{1B}[H",
  ]
  /// Looks for a text that few rows have, and shows all again.
  private static let search = ["/", "9", "9", "\u{7F}", "\u{7F}", "\u{1B}[B"]

  private static func line(
    _ name: String, _ keys: [String], _ large: App, _ small: App
  ) throws -> Benchmarks.Line {
    let times = try large.press(keys).keys.sorted()
    let timesOfSmall = try small.press(keys).keys.sorted()
    let median = times[times.count / 2]
    let medianOfSmall = timesOfSmall[timesOfSmall.count / 2]
    func text(_ seconds: Double) -> String { Benchmarks.text(seconds * 1e3) }
    return Benchmarks.Line(
      name: name, goal: 2, ratio: median * 1e3,
      details: "median of \(times.count), the longest \(text(times.last ?? 0)) ms; in 100 rows "
        + "\(text(medianOfSmall)) ms")
  }
}

/// The smoothies app with a book of so many recipes, in a terminal.
private struct App {
  private static let script = "scripts/smoothies.lua"
  private let folder: Folder
  private var configuration = ScriptHost.Configuration()

  init(recipes: Int) throws {
    folder = try Folder()
    configuration.store = .file(folder.path)
    let space = try folder.space("smoothies.lua")
    _ = try Folder.book(of: recipes, named: "Smoothies", in: space)
    // The first host takes the name over.
    _ = try press([])
  }

  /// Shows the app in a new terminal, presses the keys fifty times and quits.
  ///
  /// - Returns: the seconds from the start to the first screen, and those of each key.
  func press(_ keys: [String]) throws -> (firstScreen: Double, keys: [Double]) {
    let terminal = try Terminal(columns: 100, rows: 40)
    let start = now()
    let host = try ScriptHost(configuration)
    defer { host.close() }
    let surface = TypingSurface(
      terminal, host.loop, Array(repeating: keys, count: 50).flatMap { $0 })
    try host.load(Self.script)
    let session = ScreenSession(host: host, surface: surface, printsLines: false)
    guard try session.run() == .quit else {
      throw Child.Failure(description: "\(Self.script) has ended by itself")
    }
    return (surface.firstScreen - start, surface.times)
  }
}
