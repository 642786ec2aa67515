/// A place in a script.
public struct SourcePosition: Hashable, Sendable {
  /// The chunk's name as it was loaded, without its mark.
  public var source: String
  /// The line, from 1.
  public var line: Int

  /// Makes a place; lines count from 1.
  public init(source: String, line: Int) {
    self.source = source
    self.line = line
  }
}

/// A function that was running when an error was thrown.
public struct StackFrame: Hashable, Sendable {
  /// Where a function comes from: a script, the main chunk of a file, or the host.
  public enum Kind: Hashable, Sendable { case lua, mainChunk, host }

  /// Where the function comes from.
  public var kind: Kind
  /// The chunk's name with the mark it was loaded with: `@` for a file, `=` for the host's own.
  public var chunk: String
  /// The function's name as its caller knows it, or an empty string.
  public var name: String
  /// The line being run, or nil in a function of the host.
  public var line: Int?
  /// Where the function begins.
  public var lineDefined: Int

  /// The chunk's name without its mark.
  public var source: String { String(chunk.dropFirst()) }

  /// The place that was being run; nil in a function of the host.
  public var position: SourcePosition? { line.map { SourcePosition(source: source, line: $0) } }

  /// Whether the function belongs to a file, not to the host's own Lua.
  public var isOfScript: Bool { chunk.hasPrefix("@") }
}

/// A call of the host into Lua that an error has left.
public struct Callback: Hashable, Sendable {
  /// What was called, as `State.call` was told.
  public var title: String
  /// Which of the error's frames is that of the function called; nil when it is not known.
  public var frame: Int?

  /// Makes a description of a call.
  public init(title: String, frame: Int? = nil) {
    self.title = title
    self.frame = frame
  }
}

/// What stopped a piece of Lua: a syntax error, an error value that nobody caught, or a lack of
/// memory.
public struct LuaError: Error, Equatable, CustomStringConvertible {
  /// What stopped it.
  public enum Kind: Hashable, Sendable {
    /// The source is no Lua; `incomplete` when more of it could make it so.
    case syntax(incomplete: Bool)
    /// An error was thrown.
    case runtime
    /// There was no memory.
    case memory
    /// An error while an error was being handled.
    case handler
    /// The script has reached a limit.
    case stopped(StopReason)
  }

  /// What stopped it.
  public var kind: Kind
  /// What happened, without the place.
  public var message: String
  /// Where in a script it happened; nil when that is not known.
  public var position: SourcePosition?
  /// The functions that were running, innermost first.
  public var frames: [StackFrame]
  /// What the host was calling where the error was thrown, innermost first.
  public var callbacks: [Callback] = []
  /// Tells this failure from every other one of its state.
  var serial: UInt64

  /// Makes an error.
  public init(
    kind: Kind, message: String, position: SourcePosition?, frames: [StackFrame]
  ) {
    self.init(kind: kind, message: message, position: position, frames: frames, serial: 0)
  }

  init(
    kind: Kind, message: String, position: SourcePosition?, frames: [StackFrame], serial: UInt64
  ) {
    self.kind = kind
    self.message = message
    self.position = position
    self.frames = frames
    self.serial = serial
  }

  /// The message with its place before it.
  public var description: String {
    guard let position else { return message }
    return "\(position.source):\(position.line): \(message)"
  }
}

/// An error that a function of the host raises in the script that called it.
///
/// The script sees `file:line: message`, where file and line are those of the call.
public struct ScriptFault: Error, Equatable, CustomStringConvertible {
  /// What is wrong, without a place.
  public var description: String
  /// What sort of mistake it is, where tools can tell.
  public var code: FaultCode?
  /// What the description is made of, where it tells more than what is wrong.
  public var parts: Parts?

  /// The parts of a description.
  public struct Parts: Hashable, Sendable {
    /// What is wrong.
    public var problem: String
    /// What to do about it.
    public var hint: String?

    /// Makes the parts of a description.
    public init(_ problem: String, hint: String? = nil) {
      self.problem = problem
      self.hint = hint
    }
  }

  /// Makes a fault with a message for the author.
  public init(_ description: String, code: FaultCode? = nil) {
    self.description = description
    self.code = code
  }

  /// Makes a fault with what is wrong and what to do about it.
  public init(_ problem: String, hint: String, code: FaultCode) {
    description = "\(problem): \(hint)"
    self.code = code
    parts = Parts(problem, hint: hint)
  }
}

/// A wrong argument of a call. The bridge adds the function's name.
struct ArgumentFault: Error {
  /// From 1, without the object of a method.
  var position: Int
  var expected: String
  var actual: String
}
