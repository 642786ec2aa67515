/// What shows screens to a learner and reports what the learner does.
///
/// A surface knows no deck and no script: it draws the screen it is given and sends it events.
/// The host drives it: it waits on `inputDescriptor`, calls `receiveInput()` when something can
/// be read, hands on the signals that came, and calls `update()` at the end of each turn.
public protocol Surface: AnyObject {
  /// The descriptor to wait on for input, or nil when there is none.
  var inputDescriptor: Int32? { get }

  /// Seconds until input that is half read counts as complete (a lone Esc), or nil.
  var inputDelay: Double? { get }

  /// The screen that is shown; setting it takes effect at the next `update()`.
  var screen: Screen? { get set }

  /// Takes the terminal. Throws `SurfaceError` when there is none to take.
  func start() throws

  /// Reads what has arrived and sends it to the screen. False once input has ended.
  func receiveInput() -> Bool

  /// Sends on what was half read when `inputDelay` has passed.
  func inputDelayPassed()

  /// Reacts to a signal the host has received (SIGWINCH, SIGTSTP, SIGCONT).
  func receive(signal: Int32)

  /// Draws what has changed since the last call; writes nothing when nothing has.
  /// - Parameter time: when that is, in seconds as `Motion` tells them.
  func update(at time: Double)

  /// Shows a line that a script printed, now or after the terminal is given back.
  func print(_ line: String)

  /// Gives the terminal back. May be called more than once.
  func stop()
}

extension Surface {
  /// Draws what has changed, where nothing moves.
  public func update() { update(at: 0) }
}

/// Why a surface can't be used; its description is a sentence for the person at the terminal.
public struct SurfaceError: Error, Equatable, CustomStringConvertible {
  public let description: String
  public init(_ description: String) { self.description = description }
}
