/// A mistake in a script.
public struct Finding: Hashable, Sendable {
  /// What kind of mistake it is.
  public var code: Code
  /// Where it is.
  public var location: SourceLocation
  /// How many Unicode scalars it covers; 0 where something is missing.
  public var length: Int
  /// What is wrong, in one sentence without a full stop.
  public var message: String
  /// What to do about it.
  public var hint: String?

  /// The kinds of mistake, by which `-- fcscript: allow CODE` calls them.
  public enum Code: String, CaseIterable, Sendable {
    /// Lua doesn't take the script.
    case syntax
    /// A global variable is read that nothing makes.
    case undefinedGlobal = "undefined-global"
    /// A function assigns a global variable that nothing has made.
    case globalInFunction = "global-in-function"
    /// The value of a local variable is never read.
    case unusedLocal = "unused-local"
    /// Two fields of a table have the same key.
    case duplicateField = "duplicate-field"
    /// Two parameters, or two variables of one `local`, have the same name.
    case duplicateName = "duplicate-name"
    /// `not a == b`, which compares `not a`.
    case misplacedNot = "misplaced-not"
    /// A variable is assigned to itself.
    case selfAssignment = "self-assignment"
    /// A statement stands where nothing leads to.
    case unreachableCode = "unreachable-code"
  }
}

extension SourceText {
  /// Makes the finding of a span of this text.
  func finding(
    _ code: Finding.Code, _ message: String, at span: Span, hint: String? = nil
  ) -> Finding {
    Finding(
      code: code, location: location(of: span.start), length: length(of: span), message: message,
      hint: hint)
  }

  /// The scalars of a span in its first line: no more can be marked.
  private func length(of span: Span) -> Int {
    let firstLine = bytes[span.start..<span.end].prefix { $0 != .newline && $0 != .carriageReturn }
    return scalars(in: Span(span.start, firstLine.endIndex))
  }
}
