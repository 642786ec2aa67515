import FCViews

/// Where the repl gets its lines from, and where it writes.
public protocol ReplConsole: AnyObject {
  /// How many columns a line may have.
  var columns: Int { get }
  /// Whether a person sits there, who is told more than results.
  var isInteractive: Bool { get }

  /// Finds what may stand at the end of a line; set by the repl.
  var complete: (_ before: String) -> LineCompletion { get set }

  /// Waits for a line.
  ///
  /// - Parameters:
  ///   - isContinued: Whether it goes on with an input that is not complete.
  ///   - turn: Runs what a script has to do now; waits for something to happen before, if that is
  ///     wanted.
  func readLine(isContinued: Bool, turn: @escaping (_ waits: Bool) -> ReplTurn) -> ReplLine
  /// Writes a result, or what a script prints; above the line that is being typed.
  func show(_ text: String)
  /// Writes an error.
  func report(_ text: String)
  /// Keeps an input to be found again.
  func remember(_ input: String)
}

/// What a turn of everything has brought.
public enum ReplTurn: Equatable, Sendable {
  case goOn
  /// Ctrl-C was pressed.
  case interrupted
  /// The script has quit, and no line is wanted any more.
  case ended
}

/// What a person has typed.
public enum ReplLine: Equatable, Sendable {
  case text(String)
  /// Ctrl-C: what was typed is dropped.
  case interrupted
  case end
}
