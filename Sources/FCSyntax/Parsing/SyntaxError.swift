/// Why a script is no Lua.
public struct SyntaxError: Error, Hashable, Sendable {
  /// Where it was noticed, or where what is missing should stand.
  public var location: SourceLocation
  /// What stands there; empty where something is missing.
  public var span: Span
  /// What is wrong, in one sentence without a full stop.
  public var message: String
  /// What to do about it.
  public var hint: String?
  /// The beginning of what was not ended: an opening bracket, or the word that begins a block.
  public var opener: SourceLocation?
  /// Tells whether the script may become right by going on after its end.
  public var isIncomplete: Bool
}

extension SourceText {
  /// Makes the error of a span of this text.
  func error(
    _ message: String, at span: Span, hint: String? = nil, opener: Int? = nil,
    isIncomplete: Bool = false
  ) -> SyntaxError {
    SyntaxError(
      location: location(of: span.start), span: span, message: message, hint: hint,
      opener: opener.map { location(of: $0) }, isIncomplete: isIncomplete)
  }
}
