import FCLua

/// What went wrong with a script: the one error that leaves the host.
///
/// Its text is made in `ScriptError+Report.swift`.
public struct ScriptError: Error, Equatable {
  /// What sort of mistake it is.
  public enum Kind: Hashable, Sendable {
    /// The file can't be read or is no Lua text.
    case unreadable
    /// It is no Lua.
    case syntax
    /// An error was thrown, by the script or by a function of the host that it called.
    case runtime
    /// The script ran, but what it made can't be played.
    case unplayable
    /// Nothing is stopped, but the author will hardly have meant it so.
    case warning
    /// The host itself has no memory.
    case memory
    /// A limit has stopped the script for good.
    case limit
    /// The script has asked for what it has no permission for, and has not caught the refusal.
    case permission
  }

  /// What sort of mistake it is.
  public var kind: Kind
  /// What happened, without the place.
  public var message: String
  /// Where, as the learner wrote the script's path.
  public var position: SourcePosition?
  /// The lines around the place, the last of them the line itself.
  public var excerpt: [ExcerptLine]
  /// The functions that were running, innermost first.
  public var frames: [StackFrame]
  /// What the host was calling, in the author's words, innermost first; none for the main chunk.
  public var callbacks: [Callback]

  /// What sort of mistake it is, more closely than `kind` says; nil where there is no telling.
  public var code: FaultCode?
  /// What the message is made of, or it and what to do about it, which the notes tell too; nil where
  /// the message is all there is.
  public var parts: ScriptFault.Parts?
  /// The place of the mistake in a file that the script has read, by the path from the current
  /// directory; `position` is where it was read.
  public var origin: SourcePosition?

  /// What is marked in the line; nil for what the message quotes.
  public var mark: String?
  /// Where the mark is in the line, in Unicode scalars from 0; nil where `mark` or the message tells.
  var place: Range<Int>?
  /// What else helps to understand it, a line each.
  public var notes: [String] = []

  /// A line of a script, shown with an error.
  public struct ExcerptLine: Hashable, Sendable {
    /// The number of the line, from 1.
    public var number: Int
    /// The line as it stands in the file, without its line break.
    public var text: String
  }

  /// Makes an error; the host adds the excerpt when there is none.
  public init(
    _ kind: Kind, _ message: String, at position: SourcePosition? = nil,
    excerpt: [ExcerptLine] = [], frames: [StackFrame] = [], callbacks: [Callback] = []
  ) {
    self.kind = kind
    self.message = message
    self.position = position
    self.excerpt = excerpt
    self.frames = frames
    self.callbacks = callbacks
  }
}
