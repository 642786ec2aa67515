import CSystem
import FCViews
import Glibc

/// What the process was started with: its variables and whether it sits at a terminal.
public struct TerminalEnvironment: Equatable, Sendable {
  /// The environment variables that say something about the terminal.
  public var variables: [String: String]
  /// True when keys can be read from standard input.
  public var inputIsTerminal: Bool
  /// True when standard output shows on a terminal.
  public var outputIsTerminal: Bool

  public init(variables: [String: String], inputIsTerminal: Bool, outputIsTerminal: Bool) {
    self.variables = variables
    self.inputIsTerminal = inputIsTerminal
    self.outputIsTerminal = outputIsTerminal
  }

  /// Returns the environment of this process.
  public static func current() -> TerminalEnvironment {
    let names = [
      "TERM", "TERM_PROGRAM", "COLORTERM", "NO_COLOR", "ACCESSIBLE", "ESCDELAY",
      "LC_ALL", "LC_CTYPE", "LANG", "COLUMNS", "LINES",
    ]
    var variables: [String: String] = [:]
    for name in names {
      if let value = getenv(name) { variables[name] = String(cString: value) }
    }
    return TerminalEnvironment(
      variables: variables, inputIsTerminal: isatty(STDIN_FILENO) == 1,
      outputIsTerminal: isatty(STDOUT_FILENO) == 1)
  }

  /// True when screens can be shown; else plain lines are the better surface.
  public var canShowFullScreen: Bool { whyNotFullScreen == nil }

  /// Why screens can't be shown, as a sentence for the person who asked for them; nil if they can.
  public var whyNotFullScreen: String? {
    if !inputIsTerminal { return "Standard input is not a terminal." }
    if !outputIsTerminal { return "Standard output is not a terminal." }
    if value("ACCESSIBLE") != nil { return "ACCESSIBLE asks for plain lines." }
    guard let name = value("TERM") else { return "TERM does not name the terminal." }
    if name == "dumb" { return "The terminal can't move its cursor (TERM=dumb)." }
    return nil
  }

  /// Seconds after which an Esc that nothing follows is the key of that name.
  ///
  /// Source: ncurses(3X), ESCDELAY in milliseconds; its default of a second is too slow today.
  public var escapeDelay: Double {
    guard let milliseconds = value("ESCDELAY").flatMap(Int.init), milliseconds >= 0 else {
      return 0.1
    }
    return Double(min(milliseconds, 10_000)) / 1000
  }

  /// Returns the size of the terminal behind one of the descriptors, else what COLUMNS and LINES
  /// say, else 80×24.
  public func size(of descriptors: Int32...) -> Size {
    // A broken report must not make a canvas that fills the memory.
    let largest = Size(columns: 2000, rows: 1000)
    var columns: Int32 = 0
    var rows: Int32 = 0
    for descriptor in descriptors where fcs_terminal_size(descriptor, &columns, &rows) == 0 {
      return Size(columns: min(Int(columns), largest.columns), rows: min(Int(rows), largest.rows))
    }
    func number(_ name: String, upTo limit: Int, else standard: Int) -> Int {
      guard let number = value(name).flatMap(Int.init), number > 0 else { return standard }
      return min(number, limit)
    }
    return Size(
      columns: number("COLUMNS", upTo: largest.columns, else: 80),
      rows: number("LINES", upTo: largest.rows, else: 24))
  }

  /// A variable that is set and not empty.
  func value(_ name: String) -> String? {
    guard let value = variables[name], !value.isEmpty else { return nil }
    return value
  }
}
