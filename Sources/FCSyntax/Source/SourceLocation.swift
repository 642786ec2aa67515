/// A place in a text, as people count.
public struct SourceLocation: Hashable, Sendable, Comparable {
  /// The line, from 1.
  public var line: Int
  /// The Unicode scalar in the line, from 1.
  public var column: Int

  /// Makes the location of a line and a column, both from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Tells whether one location stands before another.
  public static func < (first: SourceLocation, second: SourceLocation) -> Bool {
    (first.line, first.column) < (second.line, second.column)
  }
}

/// A piece of a text, in bytes from the text's beginning.
public struct Span: Hashable, Sendable {
  /// The first byte.
  public var start: Int
  /// The byte after the last.
  public var end: Int

  /// Makes the span of the bytes from `start` up to, but not including, `end`.
  public init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }

  /// How many bytes it covers.
  public var count: Int { end - start }

  /// Tells whether `other` lies in it.
  public func contains(_ other: Span) -> Bool { start <= other.start && other.end <= end }

  /// The span from its start to the end of another one.
  func through(_ other: Span) -> Span { Span(start, other.end) }
}
