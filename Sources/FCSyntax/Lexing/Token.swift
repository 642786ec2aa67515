/// The smallest piece of a script that has a meaning.
public struct Token: Hashable, Sendable {
  /// What kind of token it is.
  public var kind: Kind
  /// Where it stands.
  public var span: Span
  /// The line in which it begins, from 1.
  public var line: Int

  /// What a token can be. The value of each is how it is written, where there is but one way.
  public enum Kind: String, Sendable {
    case endOfInput = "end of the script"
    case name, string, number
    /// A character that Lua doesn't know.
    case unknown

    case and, `break`, `do`, `else`, elseif, end, `false`, `for`, function, goto, `if`, `in`
    case local, `nil`, not, or, `repeat`, `return`, then, `true`, until, `while`

    case plus = "+"
    case minus = "-"
    case star = "*"
    case slash = "/"
    case doubleSlash = "//"
    case percent = "%"
    case caret = "^"
    case hash = "#"
    case ampersand = "&"
    case tilde = "~"
    case bar = "|"
    case shiftLeft = "<<"
    case shiftRight = ">>"
    case equal = "=="
    case notEqual = "~="
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
    case less = "<"
    case greater = ">"
    case assign = "="
    case leftParenthesis = "("
    case rightParenthesis = ")"
    case leftBrace = "{"
    case rightBrace = "}"
    case leftBracket = "["
    case rightBracket = "]"
    case doubleColon = "::"
    case semicolon = ";"
    case colon = ":"
    case comma = ","
    case dot = "."
    case concatenate = ".."
    case ellipsis = "..."
  }
}

/// A comment of a script.
public struct Comment: Hashable, Sendable {
  /// Where it stands, from its dashes to its end, the line break excepted.
  public var span: Span
  /// The line in which it begins, from 1.
  public var line: Int
  /// Tells whether something else stands before it in its line.
  public var followsCode: Bool
}

extension Token.Kind {
  /// The words that can't be a name. Source: Lua 5.4 Reference Manual, §3.1.
  static let keywords: [Token.Kind] = [
    .and, .break, .do, .else, .elseif, .end, .false, .for, .function, .goto, .if, .in, .local,
    .nil, .not, .or, .repeat, .return, .then, .true, .until, .while,
  ]

  /// The same by their letters in one number: the longest, `function`, just fits.
  private static let keywordsByLetters = Dictionary(
    uniqueKeysWithValues: keywords.map { word in
      (word.rawValue.utf8.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }, word)
    })

  /// Tells whether it is one of the words that can't be a name.
  public var isKeyword: Bool { Self.keywords.contains(self) }

  /// The keyword that a span spells; nil for a name.
  @inline(__always)
  static func keyword(in bytes: [UInt8], _ span: Span) -> Token.Kind? {
    guard span.count >= 2, span.count <= 8 else { return nil }
    var packed: UInt64 = 0
    for offset in span.start..<span.end { packed = packed << 8 | UInt64(bytes[offset]) }
    return keywordsByLetters[packed]
  }
}
